/** The full stop goes after what closes, as in «así». */
export const fullStop = (text: string): string => (/(?:[.!?…]|\.\))$/u.test(text) ? text : `${text}.`);
