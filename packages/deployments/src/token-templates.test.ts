import { expect, test } from 'vitest'
import { tokenTemplateBuilds } from './generated/token-template-builds.ts'
import { tokenTemplateEntries } from './token-templates.ts'

// Specification, section 9: compiler 0.8.4, licence MIT, optimizer runs 0, 100 or 200; the ids of the templates.
test.each(tokenTemplateBuilds)(
  'template $templateId is built as the specification says',
  (build) => {
    expect(build.compiler).toMatch(/^0\.8\.4\+/)
    expect([0, 100, 200]).toContain(build.runs)
  },
)

test('every template is open, under MIT, with a build of its own', () => {
  expect(tokenTemplateEntries.map(({ license, openSource }) => [license, openSource])).toEqual(
    tokenTemplateEntries.map(() => ['MIT', true]),
  )
  const numbered = (list: readonly { templateId: number; contract: string }[]) =>
    list.map(({ templateId, contract }) => `${templateId} ${contract}`)
  expect(numbered(tokenTemplateBuilds)).toEqual(numbered(tokenTemplateEntries))
})

test('the ids of the specification', () => {
  expect(tokenTemplateEntries.map(({ templateId, name }) => [templateId, name])).toMatchObject([
    [1, 'No-tax generic'],
    [2, 'Taxed, liquidity return'],
    [3, 'Dividend in another token'],
    [4, 'Liquidity-provider dividend'],
    [5, 'Native-token dividend'],
    [6, expect.stringMatching(/referral/i)],
    [7, expect.anything()],
    [8, 'NFT-holder dividend'],
    [9, expect.anything()],
  ])
})
