const unreleased = '## Unreleased\n'

/**
 * The changelog with what was unreleased under a version's name.
 *
 * @throws Error when nothing is unreleased: then there is nothing to release
 */
export function closeChangelog(changelog: string, version: string): string {
  const start = changelog.indexOf(unreleased)
  const rest = changelog.slice(start + unreleased.length)
  const [own = ''] = rest.split(/^## /m, 1)
  if (start === -1 || !/^- /m.test(own))
    throw new Error('CHANGELOG.md has nothing under "Unreleased": there is nothing to release.')
  return `${changelog.slice(0, start)}${unreleased}\n## ${version}\n${rest}`
}
