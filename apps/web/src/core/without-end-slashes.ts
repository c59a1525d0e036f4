/** A path without slashes at its end; its first one stays. Strangers choose its length: the work grows with it and no faster. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
