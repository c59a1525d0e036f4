/**
 * What nobody sees or what turns the rest, by Unicode's own tables: ignorable signs (zero widths, fillers, selectors,
 * tags), controls and formats, marks of direction, line and paragraph ends, spaces that are not the plain one, signs for
 * private use; and three that are blank by their picture, not by their class. With them one token could wear another's
 * name.
 */
const hidden =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\ufffc\ufffd]|(?! )\p{Zs}/u
/** A text of marks and spaces alone has nothing to see. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Emoji that take more than one sign, joiners and selectors included: what the tables call recommended, and no other. */
function emojiSequences(): RegExp {
  try {
    return /\p{RGI_Emoji}/gv
  } catch {
    // Browsers before 2023 know no properties of sequences: there, those with a selector alone.
    return /[0-9#*]\ufe0f\u20e3|\p{Extended_Pictographic}\ufe0f/gu
  }
}

const emoji = emojiSequences()

/** Whether every sign of a name can be seen, stands where it is written, and can be written in UTF-8. */
export function isReadable(text: string): boolean {
  if (!text.isWellFormed()) return false
  const rest = text.replaceAll(emoji, '')
  if (hidden.test(rest)) return false
  return text.trim() === '' || rest !== text || seen.test(rest)
}
