import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { runtimeConfig } from '../core/runtime-config.ts'
import { ToolList } from '../core/tool-list.tsx'
import { toolTexts } from '../core/tool-texts.ts'
import classes from './guide-page.module.css'

const chapters: readonly { readonly title: () => string; readonly text: () => string }[] = [
  { title: m.shell_guide_wallet, text: m.shell_guide_wallet_text },
  { title: m.shell_guide_network, text: m.shell_guide_network_text },
  { title: m.shell_guide_token, text: m.shell_guide_token_text },
  { title: m.shell_guide_fee, text: m.shell_guide_fee_text },
  { title: m.shell_guide_trouble, text: m.shell_guide_trouble_text },
  { title: m.shell_guide_pages, text: m.shell_guide_pages_text },
]

/** The guide that every installation carries; an operator may link to documentation of their own. */
export function GuidePage() {
  return (
    <article className={classes.root}>
      <PageHeader title={m.shell_route_guide()} description={m.shell_guide_text()} />
      <ol className={classes.chapters}>
        {chapters.map(({ title, text }) => (
          <li key={title()}>
            <h2>{title()}</h2>
            <p>{text()}</p>
          </li>
        ))}
      </ol>
      <section className={classes.tools} aria-labelledby="guide-exit">
        <h2 id="guide-exit">{m.shell_guide_exit()}</h2>
        <p>{m.shell_guide_exit_text()}</p>
        <a href={runtimeConfig.isStatic ? 'exit.html' : '/exit.html'} download="slipway-exit.html">
          {m.shell_guide_exit_save()}
        </a>
      </section>
      <section className={classes.tools} aria-labelledby="guide-tools">
        <h2 id="guide-tools">{m.shell_guide_tools()}</h2>
        <ToolList texts={toolTexts} />
      </section>
    </article>
  )
}
