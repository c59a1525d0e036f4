import { m } from '@slipway/messages'
import { StatePage } from '@slipway/ui/state-page'
import { IconCompass, IconSend } from '@tabler/icons-react'
import { pathOnSolana } from '../core/pages-on-both.ts'
import { type CatalogueEntry, toolCatalogue } from '../core/tool-catalogue.ts'
import { ToolList } from '../core/tool-list.tsx'
import { HomeButton } from './home-button.tsx'
import classes from './not-found-page.module.css'

interface NotFoundPageProps {
  /** Query of links within the Solana area, where the address was looked for there. */
  solana?: Readonly<Record<string, string>> | undefined
}

/**
 * The tools of the Solana area: its first page, those of the catalogue that it has too, and sending to many.
 *
 * @param search query of their addresses
 */
function solanaTools(search: Readonly<Record<string, string>>): readonly CatalogueEntry[] {
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

/** 404: every unknown address leads here (specification section 2). It offers the tools of the area that was looked for. */
export function NotFoundPage({ solana }: NotFoundPageProps) {
  return (
    <StatePage
      code="404"
      picture="empty-slip"
      title={m.shell_404_title()}
      text={m.shell_404_text()}
      actions={<HomeButton />}
    >
      <nav className={classes.tools} aria-label={m.shell_guide_tools()}>
        <ToolList {...(solana && { tools: solanaTools(solana) })} />
      </nav>
    </StatePage>
  )
}
