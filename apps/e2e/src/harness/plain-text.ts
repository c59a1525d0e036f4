/** A text as it is typed: with plain spaces where the page keeps words together. */
export const plainText = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u00a0', ' ')
