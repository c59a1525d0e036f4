import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readPageParts } from '../server/page-parts.ts'

/** What pages open by themselves, beyond what the bundler sees them import. */
export interface OpenedAtOnce {
  /** Modules that the frame opens on every page, by their path in the app. */
  readonly everyPage: readonly string[]
  /** Modules that a screen opens before anybody touches it, by route address. */
  readonly byRoute: Readonly<Record<string, readonly string[]>>
}

/** Gzipped bytes of a route's first load. */
export interface RouteLoad {
  readonly route: string
  readonly scriptBytes: number
  readonly styleBytes: number
  /** Scripts and styles. */
  readonly files: number
}

/**
 * Files that each route of a build loads before anybody touches it.
 *
 * @param directory output of the build
 * @param chain short name of the page's network; an address that names none has the default
 * @throws Error where the build holds no routes, or lacks a module that is said to open by itself
 */
export function listRouteFiles(
  directory: string,
  opened: OpenedAtOnce,
  chain = 'bsc',
): ReadonlyMap<string, readonly string[]> {
  const parts = readPageParts(directory)
  if (parts.routes.size === 0) throw new Error(`${directory} holds no build.`)
  const filesOf = (source: string) => {
    const files = parts.filesOf(source)
    if (!files) throw new Error(`The build has no file for ${source}: it does not load on demand.`)
    return files
  }
  const onEveryPage = [
    ...parts.frame,
    ...(parts.chains.get(chain) ?? []),
    ...opened.everyPage.flatMap(filesOf),
  ]
  return new Map(
    [...parts.routes].map(([route, own]) => {
      const later = (opened.byRoute[route] ?? []).flatMap(filesOf)
      return [route, [...new Set([...onEveryPage, ...own, ...later])]]
    }),
  )
}

/**
 * What each route of a build loads before anybody touches it, the largest first; sizes as
 * `bench/web.ts` counts what a browser fetches.
 *
 * @param directory output of the build
 * @param chain short name of the page's network; an address that names none has the default
 * @throws Error where the build holds no routes, or lacks a module that is said to open by itself
 */
export function measureRouteLoads(
  directory: string,
  opened: OpenedAtOnce,
  chain = 'bsc',
): RouteLoad[] {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file)
    const size = known ?? gzipSync(readFileSync(join(directory, file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const sum = (files: readonly string[], ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((bytes, file) => bytes + sizeOf(file), 0)
  return [...listRouteFiles(directory, opened, chain)]
    .map(([route, files]) => {
      const scriptBytes = sum(files, '.js')
      return { route, scriptBytes, styleBytes: sum(files, '.css'), files: files.length }
    })
    .toSorted((a, b) => b.scriptBytes - a.scriptBytes || a.route.localeCompare(b.route))
}

/** What routes may load, in thousands of gzipped bytes. */
export interface Budgets {
  readonly budgets: Readonly<Record<string, number>>
  /** Routes that do not reach the largest budget yet: theirs is what they were. The list only gets shorter. */
  readonly overweight: readonly string[]
}

/** No route's scripts may be larger, but for those on the list (quality figures, "Web"). */
export const largestScript = 260
const largestStyle = 30

const kilobytes = (bytes: number) => bytes / 1_000

function problemsOf({ route, scriptBytes, styleBytes }: RouteLoad, settings: Budgets): string[] {
  const script = kilobytes(scriptBytes)
  const style = kilobytes(styleBytes)
  const budget = settings.budgets[route]
  if (budget === undefined) return [`${route}: has no budget`]
  const isListed = settings.overweight.includes(route)
  return [
    budget > largestScript && !isListed && `its budget is above ${largestScript} kB`,
    isListed && script <= largestScript && `is light enough to leave the list of the overweight`,
    script > budget && `${script.toFixed(1)} kB of JavaScript, budget ${budget} kB`,
    style > largestStyle && `${style.toFixed(1)} kB of CSS, budget ${largestStyle} kB`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${route}: ${problem}`)
}

/** @returns a line for each thing that is wrong */
export function findOverweight(loads: readonly RouteLoad[], settings: Budgets): string[] {
  const routes = new Set(loads.map(({ route }) => route))
  const named = new Set([...Object.keys(settings.budgets), ...settings.overweight])
  return [
    ...[...named]
      .filter((route) => !routes.has(route))
      .map((route) => `${route}: has a budget and is no route any more`),
    ...loads.flatMap((load) => problemsOf(load, settings)),
  ]
}

/** A little above what was measured: room for a text or a field. */
const room = 1.02

/** Budgets for what was measured; who was not on the list of the overweight stays below the largest. */
export function writeBudgets(loads: readonly RouteLoad[], { overweight }: Budgets): Budgets {
  const listed = new Set(overweight)
  const budgets = loads.map(({ route, scriptBytes }) => {
    const budget = Math.ceil(kilobytes(scriptBytes) * room)
    const isFree = listed.has(route) && kilobytes(scriptBytes) > largestScript
    return [route, isFree ? budget : Math.min(budget, largestScript)] as const
  })
  return {
    overweight: loads
      .filter((load) => listed.has(load.route) && kilobytes(load.scriptBytes) > largestScript)
      .map(({ route }) => route)
      .toSorted(),
    budgets: Object.fromEntries(budgets.toSorted(([a], [b]) => a.localeCompare(b))),
  }
}
