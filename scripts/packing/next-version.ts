const parts = /^(\d+)\.(\d+)\.(\d+)$/

/**
 * The version that follows.
 *
 * @param step `major`, `minor` or `patch`, or the version itself
 * @throws Error for anything else, and for a version that is not above the present one
 */
export function nextVersion(current: string, step: string): string {
  const [major, minor, patch] = numbersOf(current)
  const steps: Readonly<Record<string, string>> = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  }
  const next = steps[step] ?? step
  if (!isAbove(numbersOf(next), [major, minor, patch]))
    throw new Error(`${next} is not above ${current}.`)
  return next
}

type Numbers = readonly [number, number, number]

function numbersOf(version: string): Numbers {
  const [, major, minor, patch] = parts.exec(version) ?? []
  if (patch === undefined)
    throw new Error(`"${version}" is neither major, minor or patch, nor a version such as 1.2.3.`)
  return [Number(major), Number(minor), Number(patch)]
}

function isAbove(one: Numbers, other: Numbers): boolean {
  const at = one.findIndex((number, index) => number !== other[index])
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0)
}
