import { withoutEndSlashes } from './without-end-slashes.ts'
/** Whether an address is one of a route's: `$name` stands for one part of any text. */
export function isPathOf(routePath: string, pathname: string): boolean {
  const wanted = routePath.split('/')
  const given = withoutEndSlashes(pathname).split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith('$') ? given[index] !== '' : part === given[index],
    )
  )
}
