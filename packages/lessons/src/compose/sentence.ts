/** The full stop goes after what closes, as in «así». */
export const fullStop = (text: string): string => (/(?:[.!?…]|\.\))$/u.test(text) ? text : `${text}.`);

/** A full stop that ends a sentence, not the one of «5.Cxe5» nor of «N.º». */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…»)])\s+(?=[A-ZÁÉÍÓÚÑ¿¡«(\d])/u);

export const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
