import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOverweight, measureRouteLoads, writeBudgets } from '../build/first-load.ts'

const nothing = { everyPage: [], byRoute: {} }
const texts = {
  'frame-1.js': 'export const frame = "frame"',
  'list-2.js': 'export const list = "a list of tokens"',
  'shared-3.js': 'export const shared = "shared by several pages"',
  'bsc-4.js': 'export const bsc = 56',
  'bell-5.js': 'export const bell = "opened on every page"',
  'chart-6.js': 'export const chart = "opened by the list itself"',
  'dialog-7.js': 'export const dialog = "opened by a press"',
  'list-8.css': '.list { display: grid }',
}
const size = (...files: (keyof typeof texts)[]) =>
  files.reduce((sum, file) => sum + gzipSync(texts[file], { level: 9 }).length, 0)

let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-first-load-'))
  mkdirSync(join(directory, 'assets'))
  mkdirSync(join(directory, '.vite'))
  for (const [file, text] of Object.entries(texts)) {
    writeFileSync(join(directory, 'assets', file), text)
  }
  writeFileSync(join(directory, 'index.html'), '<script src="/assets/frame-1.js"></script>')
  const entry = (file: keyof typeof texts, ...imports: string[]) => ({
    file: `assets/${file}`,
    imports,
  })
  const manifest = {
    '_frame.js': entry('frame-1.js'),
    '_shared.js': entry('shared-3.js', '_frame.js'),
    'src/routes/token/list.tsx?tsr-split=component': {
      ...entry('list-2.js', '_frame.js', '_shared.js'),
      css: ['assets/list-8.css'],
    },
    'src/routes/404.tsx?tsr-split=component': entry('frame-1.js'),
    'src/bell.tsx': entry('bell-5.js', '_frame.js'),
    'src/chart.tsx': entry('chart-6.js', '_shared.js'),
    'src/dialog.tsx': entry('dialog-7.js', '_frame.js'),
    '../../packages/chains/src/definitions/bsc.ts?alone': entry('bsc-4.js'),
  }
  writeFileSync(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest))
})
afterAll(() => rmSync(directory, { recursive: true }))

test('a route loads the frame, its screen with all imports, and the network: each file once', () => {
  expect(measureRouteLoads(directory, nothing)).toEqual([
    {
      route: '/token/list',
      scriptBytes: size('frame-1.js', 'list-2.js', 'shared-3.js', 'bsc-4.js'),
      styleBytes: size('list-8.css'),
      files: 5,
    },
    { route: '/404', scriptBytes: size('frame-1.js', 'bsc-4.js'), styleBytes: 0, files: 2 },
  ])
})

test('what opens by itself counts, on every page or on one; what waits for a press does not', () => {
  const opened = {
    everyPage: ['src/bell.tsx'],
    byRoute: { '/token/list': ['src/chart.tsx'] },
  }
  const loads = new Map(
    measureRouteLoads(directory, opened).map(({ route, scriptBytes }) => [route, scriptBytes]),
  )
  expect(loads.get('/404')).toBe(size('frame-1.js', 'bsc-4.js', 'bell-5.js'))
  expect(loads.get('/token/list')).toBe(
    size('frame-1.js', 'list-2.js', 'shared-3.js', 'bsc-4.js', 'bell-5.js', 'chart-6.js'),
  )
})

test('a part that is said to open by itself has to be one, and a folder without a build is no success', () => {
  expect(() => measureRouteLoads(directory, { ...nothing, everyPage: ['src/gone.tsx'] })).toThrow(
    'src/gone.tsx',
  )
  expect(() => measureRouteLoads(join(directory, 'assets'), nothing)).toThrow('holds no build')
})

const load = { route: '/vip', scriptBytes: 200_100, styleBytes: 20_000, files: 9 }
const heavy = { ...load, route: '/kyc', scriptBytes: 270_100 }
const settingsOf = (budgets: Record<string, number>, ...overweight: string[]) => ({
  budgets,
  overweight,
})

test('a route is refused above its budget, without one, and with one above the largest', () => {
  expect(findOverweight([load], settingsOf({ '/vip': 201 }))).toEqual([])
  expect(findOverweight([load], settingsOf({ '/vip': 200 }))).toEqual([
    '/vip: 200.1 kB of JavaScript, budget 200 kB',
  ])
  expect(findOverweight([load], settingsOf({}))).toEqual(['/vip: has no budget'])
  expect(findOverweight([heavy], settingsOf({ '/kyc': 271 }))).toEqual([
    '/kyc: its budget is above 260 kB',
  ])
  expect(findOverweight([{ ...load, styleBytes: 30_100 }], settingsOf({ '/vip': 201 }))).toEqual([
    '/vip: 30.1 kB of CSS, budget 30 kB',
  ])
  expect(findOverweight([load], settingsOf({ '/vip': 201, '/gone': 190 }))).toEqual([
    '/gone: has a budget and is no route any more',
  ])
})

test('a route on the list of the overweight keeps what it was, until it is light enough', () => {
  expect(findOverweight([heavy], settingsOf({ '/kyc': 271 }, '/kyc'))).toEqual([])
  expect(findOverweight([heavy], settingsOf({ '/kyc': 270 }, '/kyc'))).toEqual([
    '/kyc: 270.1 kB of JavaScript, budget 270 kB',
  ])
  expect(findOverweight([load], settingsOf({ '/vip': 201 }, '/vip'))).toEqual([
    '/vip: is light enough to leave the list of the overweight',
  ])
})

test('budgets are written a little above what was measured, and the list of the overweight only gets shorter', () => {
  expect(writeBudgets([load, heavy], settingsOf({}, '/kyc', '/vip'))).toEqual({
    budgets: { '/kyc': 276, '/vip': 205 },
    overweight: ['/kyc'],
  })
  expect(writeBudgets([heavy], settingsOf({})).budgets).toEqual({ '/kyc': 260 })
})
