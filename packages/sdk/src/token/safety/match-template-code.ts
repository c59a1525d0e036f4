import type { TemplateCode } from '@slipway/deployments/template-codes'
import { type Hex, keccak256 } from 'viem'

/** Runtime code with zeros where the constructor wrote. */
function maskImmutables(code: Hex, immutables: TemplateCode['immutables']): Hex {
  let masked: string = code
  for (const { start, length } of immutables) {
    const from = 2 + start * 2
    masked = masked.slice(0, from) + '0'.repeat(length * 2) + masked.slice(from + length * 2)
  }
  return masked as Hex
}

/** Whether a contract's runtime code is a template's, byte for byte but for what its constructor filled in. */
export function matchesTemplateCode(code: Hex, template: TemplateCode): boolean {
  if (code.length / 2 - 1 !== template.size) return false
  return keccak256(maskImmutables(code, template.immutables)) === template.hash
}

/** Name of the template whose code this is; undefined for any other contract, whatever it calls itself. */
export function findTemplateByCode(
  code: Hex,
  templates: Readonly<Record<string, TemplateCode>>,
): string | undefined {
  return Object.entries(templates).find(([, template]) => matchesTemplateCode(code, template))?.[0]
}
