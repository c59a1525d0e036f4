import { expect, test } from 'vitest'
import { findFromHelper } from '../build/find-styles.ts'

test('style sheets are found from the helper, and no call says where it stands', () => {
  expect(findFromHelper('I=function(e,t){return new URL(e,t).href}')).toBe(
    'I=function(e){return e}',
  )
  expect(
    findFromHelper(
      'function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}',
    ),
  ).toBe('function s(e){return new URL(e,import.meta.url)}')
  expect(findFromHelper('B(()=>import(`./a.js`),[`./a.css`],import.meta.url)')).toBe(
    'B(()=>import(`./a.js`),[`./a.css`])',
  )
  expect(findFromHelper('load(B(()=>import(`./a.js`),[],import.meta.url))')).toBe(
    'load(import(`./a.js`))',
  )
  expect(findFromHelper('B(()=>import(`./a.js`),__vite__mapDeps([0,12]),import.meta.url)')).toBe(
    'B(()=>import(`./a.js`),__vite__mapDeps([0,12]))',
  )
  const worker = 'new Worker(new URL(`./w.js`,import.meta.url))'
  expect(findFromHelper(worker)).toBe(worker)
})
