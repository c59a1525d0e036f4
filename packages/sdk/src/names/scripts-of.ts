/** Scripts that people write today (UAX 31, table 5), by their ISO 15924 codes. */
const recommended = [
  ...['Latn', 'Arab', 'Armn', 'Beng', 'Bopo', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr'],
  ...['Guru', 'Hang', 'Hani', 'Hebr', 'Hira', 'Khmr', 'Knda', 'Kana', 'Laoo', 'Mlym', 'Mymr'],
  ...['Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai', 'Tibt'],
]
/** Others that have letters like Latin ones (UTS 39), or occur in names on chain. */
const rare = [
  ...['Cher', 'Cans', 'Copt', 'Lisu', 'Bamu', 'Wara', 'Plrd', 'Osge', 'Ital', 'Cari', 'Lyci'],
  ...['Dsrt', 'Elba', 'Tfng', 'Runr', 'Nkoo', 'Mong', 'Yiii', 'Goth'],
]
/** Scripts that East Asian languages write together (UTS 39, section 5.1). */
const together = [
  ['Hani', 'Hira', 'Kana'],
  ['Hani', 'Bopo'],
  ['Hani', 'Hang'],
]
/** Whose letters are too like Latin ones to stand beside them (UTS 39, section 5.2, "moderately restrictive"). */
const tooLike = ['Cyrl', 'Grek']

/** Digits, marks and emoji belong to every script. */
const writtenIn = (scripts: readonly string[]) =>
  new RegExp(
    `^[${['Zyyy', 'Zinh', ...scripts].map((code) => `\\p{Script_Extensions=${code}}`).join('')}]*$`,
    'u',
  )

const usual = [
  ...together.map((scripts) => [...scripts, 'Latn']),
  ...recommended.map((code) => (tooLike.includes(code) ? [code] : [code, 'Latn'])),
  ...rare.map((code) => [code]),
].map(writtenIn)

const named = [...recommended, ...rare].map(
  (code) => [code, new RegExp(`\\p{Script=${code}}`, 'u')] as const,
)

/**
 * Scripts that a text mixes though no language does, by their ISO 15924 codes in the alphabet's order.
 * @returns undefined for a text as people write.
 */
export function findMixedScripts(text: string): readonly string[] | undefined {
  if (usual.some((pattern) => pattern.test(text))) return undefined
  const scripts = named.filter(([, pattern]) => pattern.test(text)).map(([code]) => code)
  return scripts.length > 1 ? scripts.sort() : undefined
}
