import { expect, onTestFinished, test } from 'vitest'
import { openVisitor } from '../harness/open-visitor.ts'
import { findLayoutFaults } from './find-layout-faults.ts'

/** A page without a fault, in which each fault is planted by a few words of style. */
const page = (style: string) => `<!doctype html>
  <meta name="viewport" content="width=device-width">
  <style>
    body { margin: 0; font: 16px sans-serif }
    a { color: rgb(10, 90, 80) }
    .row { display: flex; gap: 8px }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
    ${style}
  </style>
  <main>
    <p>Read more in <a href="/guide">the guide</a>.</p>
    <dl>
      <div class="row"><dt>Supply</dt><dd>1</dd></div>
      <div class="row"><dt>Owner</dt><dd id="value">0x70997970C51812dc3A010C7d01b50e0d17dc79C8</dd></div>
    </dl>
    <p style="height: 900px">What is below.</p>
  </main>
  <aside>Need help?</aside>`

test.each([
  ['a page of ours', '', []],
  [
    'a box that stays over the content',
    'aside { position: fixed; right: 0; bottom: 0 }',
    ['over the content'],
  ],
  ['a link in the browser’s own colour', 'a { color: revert }', ['link without a style']],
  [
    'that link in the dark',
    ':root { color-scheme: dark } a { color: revert }',
    ['link without a style'],
  ],
  [
    'a value that wraps below its term, beside one that does not',
    '.row { flex-wrap: wrap } #value { min-width: 350px }',
    ['values beside and below their terms'],
  ],
] as const)('%s is seen for what it is', async (_what, style, found) => {
  const visitor = await openVisitor({ isPhone: true, width: 390, height: 844 })
  onTestFinished(visitor.close)
  await visitor.page.setContent(page(style))
  const faults = await findLayoutFaults(visitor.page, 390)
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(found)
})
