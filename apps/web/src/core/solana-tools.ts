import { m } from '@slipway/messages'
import { IconCompass, IconSend } from '@tabler/icons-react'
import { pathOnSolana } from './pages-on-both.ts'
import { type CatalogueEntry, toolCatalogue } from './tool-catalogue.ts'

/**
 * The tools of the Solana area: its first page, those of the catalogue that it has too, and sending to many.
 *
 * @param search query of their addresses
 */
export function solanaTools(search: Readonly<Record<string, string>>): readonly CatalogueEntry[] {
  const both = toolCatalogue.flatMap((tool) => {
    const path = pathOnSolana(tool.path)
    return path === undefined ? [] : [{ ...tool, path, search }]
  })
  return [
    { name: 'solana', title: m.shell_route_solana, Icon: IconCompass, path: '/solana', search },
    ...both,
    {
      ...{ name: 'send', title: m.solana_nav_multisend, Icon: IconSend },
      ...{ path: '/solana/multisend', search },
    },
  ]
}
