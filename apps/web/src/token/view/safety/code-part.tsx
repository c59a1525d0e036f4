import type { Verification } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import type { CodeFacts } from '@slipway/sdk/token/safety/get-code-facts'
import type { ProxyFacts, ProxyPattern } from '@slipway/sdk/token/safety/get-proxy-facts'
import type { CodePower } from '@slipway/sdk/token/safety/read-code-powers'
import { AddressText } from '@slipway/ui/address-text'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../../core/active-chain.ts'
import { explorerAddressUrl } from '../../../core/explorer-url.ts'
import { runtimeConfig } from '../../../core/runtime-config.ts'
import { DefinitionList } from '../../shared/definition-list.tsx'
import classes from './safety.module.css'

const powerNames: Readonly<Record<CodePower, () => string>> = {
  mint: m.safety_power_mint,
  pause: m.safety_power_pause,
  blacklist: m.safety_power_blacklist,
  tax: m.safety_power_tax,
  limit: m.safety_power_limit,
  trading: m.safety_power_trading,
  upgrade: m.safety_power_upgrade,
  seize: m.safety_power_seize,
}

function OwnerText({ owner }: { owner: CodeFacts['owner'] }) {
  if (owner === undefined) return m.safety_code_owner_none()
  if (owner === zeroAddress) return m.token_fact_owner_none()
  return <AddressText address={owner} explorer={explorerAddressUrl(activeChain, owner)} />
}

interface CodePartProps {
  address: Address
  code: CodeFacts
  verification: Verification | undefined
  registeredTemplate: string | undefined
}

const verificationTexts = {
  verified: m.safety_verified,
  pending: m.safety_verify_pending,
  queued: m.safety_verify_pending,
  failed: m.safety_verify_failed,
  off: m.safety_verify_off,
} as const

/** Everybody can compile a token again: this is what from, and with what. */
function SourceText({ source, address }: { source: Verification['source']; address: Address }) {
  if (!source || runtimeConfig.isStatic) return null
  const path = `/api/tokens/${activeChain.shortname}/${address}/standard-json`
  const { compilerVersion: version, optimizerRuns } = source
  return (
    <>
      <small>
        <a href={path} download>
          {m.safety_standard_json()}
        </a>
      </small>
      <small>{m.safety_compiler({ version, runs: formatInteger(optimizerRuns) })}</small>
    </>
  )
}

function VerificationText({
  verification,
  address,
}: {
  verification: Verification
  address: Address
}) {
  const service = verification.services.find(({ status }) => status === 'verified')
  return (
    <span>
      {verificationTexts[verification.status]()}
      {service?.url && (
        <small>
          <a href={service.url} target="_blank" rel="noreferrer">
            {service.service}
          </a>
        </small>
      )}
      <SourceText source={verification.source} address={address} />
    </span>
  )
}

function templateText({
  code,
  registeredTemplate,
}: Pick<CodePartProps, 'code' | 'registeredTemplate'>): string {
  const { template } = code
  if (!template) return m.safety_code_unknown()
  if (registeredTemplate === template) return m.safety_code_exact({ template })
  return m.safety_code_same({ template })
}

const patterns: Readonly<Record<ProxyPattern, () => string>> = {
  clone: m.safety_proxy_clone,
  eip1967: m.safety_proxy_eip1967,
  beacon: m.safety_proxy_beacon,
  openzeppelin: m.safety_proxy_openzeppelin,
  eip1822: m.safety_proxy_eip1822,
  safe: m.safety_proxy_safe,
  diamond: m.safety_proxy_diamond,
  eip897: m.safety_proxy_eip897,
  eip7702: m.safety_proxy_eip7702,
  unrecognised: m.safety_proxy_unrecognised,
}

const upgradeTexts = {
  fixed: m.safety_code_proxy_fixed,
  upgradeable: m.safety_code_proxy_upgradeable,
  unclear: m.safety_code_proxy_unclear,
} as const

const addressOf = (address: Address) => (
  <AddressText
    key={address}
    address={address}
    explorer={explorerAddressUrl(activeChain, address)}
  />
)

/** Which code runs in a proxy's place, and who can put another there. */
function proxyRows({ pattern, implementations, upgrade, admin }: ProxyFacts) {
  const places =
    implementations.length === 0 ? (
      m.safety_code_proxy_hidden()
    ) : (
      <span key="places" className={classes.places}>
        {implementations.map(addressOf)}
      </span>
    )
  return [
    [m.safety_code_proxy_pattern(), patterns[pattern]()] as const,
    [upgradeTexts[upgrade](), places] as const,
    ...(admin && upgrade === 'upgradeable'
      ? [[m.safety_code_proxy_admin(), addressOf(admin)] as const]
      : []),
  ]
}

/** What the bytecode shows by itself: whose template it is, whether it can be exchanged, which powers its names promise. */
export function CodePart({ address, code, registeredTemplate, verification }: CodePartProps) {
  const { size, owner, proxy, powers, template } = code
  return (
    <>
      <DefinitionList
        items={[
          [
            m.safety_code_template(),
            <span key="template">
              {templateText({ code, registeredTemplate })}
              <small>{m.safety_code_size({ size: formatInteger(size) })}</small>
            </span>,
          ],
          [m.token_fact_owner(), <OwnerText key="owner" owner={owner} />],
          ...(verification
            ? [
                [
                  m.safety_verification(),
                  <VerificationText
                    key="verification"
                    verification={verification}
                    address={address}
                  />,
                ] as const,
              ]
            : []),
          ...(proxy ? proxyRows(proxy) : []),
        ]}
      />
      {!template && (
        <div className={classes.powers}>
          <h3>{powers.length > 0 ? m.safety_powers_title() : m.safety_powers_none()}</h3>
          {powers.length > 0 && (
            <ul>
              {powers.map((power) => (
                <li key={power}>{powerNames[power]()}</li>
              ))}
            </ul>
          )}
          <p className={classes.muted}>{m.safety_powers_caveat()}</p>
        </div>
      )}
    </>
  )
}
