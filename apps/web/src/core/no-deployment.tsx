import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { Suspense } from 'react'
import { activeChain } from './active-chain.ts'
import { AppLink } from './app-link.tsx'
import { ChainLogo } from './chain-logo.tsx'
import { goToChain } from './go-to-chain.ts'
import { lazyPart } from './lazy-part.ts'
import classes from './no-deployment.module.css'
import { runtimeConfig } from './runtime-config.ts'
import { useOpenedPart } from './use-opened-part.ts'

const loadPicker = () => import('./network-dialog.tsx')
const NetworkDialog = lazyPart(loadPicker)

/**
 * The page of every tool on a network without our contracts (settled S-04): what the network is,
 * what works here all the same, and how an operator deploys.
 */
export default function NoDeployment() {
  const picker = useOpenedPart<true>(loadPicker)
  const { name, chainId, shortname, nativeCurrency, explorer, retirement } = activeChain
  const command = `npm run deploy -- --chain ${shortname}`
  return (
    <div className={classes.root}>
      <PageHeader
        eyebrow={
          <span className={classes.eyebrow}>
            <ChainLogo logo={activeChain.logo} size={20} />
            {m.shell_undeployed_eyebrow({ network: name, chainId })}
          </span>
        }
        title={m.shell_undeployed_title({ network: name })}
        description={m.shell_undeployed_text()}
        actions={
          <>
            <Button variant="default" onClick={() => picker.open(true)}>
              {m.shell_undeployed_choose()}
            </Button>
            {runtimeConfig.development && (
              <Button onClick={() => goToChain('local')}>{m.shell_undeployed_local()}</Button>
            )}
          </>
        }
      />
      <div className={classes.panels}>
        <Panel title={m.shell_undeployed_facts()}>
          <KeyValueList>
            <KeyValue label={m.shell_undeployed_kind()}>
              {activeChain.isTestNetwork ? m.shell_undeployed_test() : m.shell_undeployed_main()}
              {retirement && ` · ${m.shell_undeployed_retired({ date: retirement.date })}`}
            </KeyValue>
            <KeyValue label={m.shell_undeployed_native()}>
              {nativeCurrency.name} ({nativeCurrency.symbol})
            </KeyValue>
            {explorer && (
              <KeyValue label={m.shell_undeployed_explorer()}>
                <a className={classes.link} href={explorer.url} target="_blank" rel="noreferrer">
                  {explorer.name}
                </a>
              </KeyValue>
            )}
          </KeyValueList>
        </Panel>
        <Panel title={m.shell_undeployed_works()}>
          <ul className={classes.works}>
            <li>{m.shell_undeployed_wallet()}</li>
            <li>{m.shell_undeployed_any_token()}</li>
            <li>
              <AppLink to="/lp/fix">{m.shell_undeployed_pools()}</AppLink>
            </li>
            <li>
              <AppLink to="/tools/address">{m.shell_undeployed_address()}</AppLink>
            </li>
          </ul>
        </Panel>
        <Panel
          title={m.shell_undeployed_operator()}
          description={m.shell_undeployed_operator_text()}
          className={classes.wide}
        >
          <p className={classes.command}>
            <code>{command}</code>
            <CopyButton value={command} />
          </p>
        </Panel>
      </div>
      {picker.opened && (
        <Suspense>
          <NetworkDialog onClose={picker.close} />
        </Suspense>
      )}
    </div>
  )
}
