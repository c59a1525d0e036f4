import { readFileSync } from 'node:fs'

/** Names of the tests that a branching tree of the contracts names, each once and in order. @param path in `contracts/test` */
export function readTree(path: string): readonly string[] {
  const folder = new URL('../../../contracts/test/', import.meta.url)
  const tree = readFileSync(new URL(path, folder), 'utf8')
  return [...new Set([...tree.matchAll(/\((test_\w+)\)/g)].map(([, name = '']) => name))].sort()
}

/** Titles of the tests and groups of integration tests that lie beside this file. */
export function readTitles(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const place = new URL(`${name}.integration.test.ts`, import.meta.url)
    const titles = readFileSync(place, 'utf8').matchAll(/^ *(?:test|describe)\('([^']+)'/gm)
    return [...titles].map(([, title = '']) => title)
  })
}
