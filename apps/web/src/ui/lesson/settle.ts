/** A number and its unit stay on one line: "5 %", "100 bb", "30 minutos". */
export const settle = (text: string): string => text.replace(/(\d) (?=%|bb\b|min)/gu, '$1\u00a0');
