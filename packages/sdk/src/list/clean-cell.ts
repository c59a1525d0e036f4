const plain = /^[ -~]*$/
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const wrapped = /^"(.*)"$/s

/** A cell as it is seen: without spaces around it, invisible characters, and quotes that stand behind a space. */
export function cleanCell(cell: string): string {
  const seen = (plain.test(cell) ? cell : cell.replaceAll(invisible, '')).trim()
  return wrapped.exec(seen)?.[1]?.replaceAll('""', '"').trim() ?? seen
}
