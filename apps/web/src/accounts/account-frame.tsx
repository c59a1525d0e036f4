import { m } from '@slipway/messages'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconAnchor, IconKey, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './account-frame.module.css'

interface AccountFrameProps {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
  /** Where else somebody may want to go from here. */
  footer?: ReactNode
}

const facts = [
  { Icon: IconSettings, text: m.account_facts_settings },
  { Icon: IconKey, text: m.account_facts_keys },
  { Icon: IconAnchor, text: m.account_facts_optional },
] as const

/** A page of signing in or out: one short form, and beside it what an account is and is not. */
export function AccountFrame({ title, text, children, footer }: AccountFrameProps) {
  return (
    <div className={classes.root}>
      <section className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
        {children}
        {footer && <div className={classes.footer}>{footer}</div>}
      </section>
      <aside className={classes.facts} aria-labelledby="account-facts">
        <SlipPicture name="afloat" width={216} />
        <h2 id="account-facts" className={classes.heading}>
          {m.account_facts_title()}
        </h2>
        <ul className={classes.list}>
          {facts.map(({ Icon, text: fact }) => (
            <li key={fact()}>
              <Icon size={18} stroke={1.6} aria-hidden />
              {fact()}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
