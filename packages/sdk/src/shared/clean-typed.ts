/** What nobody sees and copies bring along: joiners, fillers, direction marks, separators of lines, controls. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\u2028\u2029]/gu

/** A text without characters that nobody sees, and without spaces around it. */
export function removeInvisible(text: string): string {
  return text.replace(invisible, '').trim()
}

/** Wide forms that Chinese and Japanese keyboards write digits and marks in. */
const wide = /[！-～]/g
const wideOffset = 0xfee0

/** Digits and marks in the forms that numbers are read in. */
export function narrow(text: string): string {
  return text.replace(wide, (mark) => String.fromCharCode(mark.charCodeAt(0) - wideOffset))
}
