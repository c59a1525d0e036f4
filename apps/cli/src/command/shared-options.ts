import { m } from '@slipway/messages/features/cli'
import type { OptionSpecs } from '../input/options.ts'
import type { Command } from './command.ts'

const everywhere: OptionSpecs = {
  json: { type: 'boolean', help: m.cli_opt_json },
  language: { type: 'string', value: 'en-US|zh-CN', help: m.cli_opt_language },
  help: { type: 'boolean', short: 'h', help: m.cli_opt_help },
}

const ofNetworks: OptionSpecs = {
  network: { type: 'string', short: 'n', value: 'name|id', help: m.cli_opt_network },
  rpc: { type: 'string', value: 'url', help: m.cli_opt_rpc },
}

const ofWrites: OptionSpecs = {
  keystore: { type: 'string', value: 'file', help: m.cli_opt_keystore },
  'password-file': { type: 'string', value: 'file', help: m.cli_opt_password_file },
  'password-fd': { type: 'string', value: 'number', help: m.cli_opt_password_fd },
  signer: { type: 'string', value: 'url', help: m.cli_opt_signer },
  'allow-remote-signer': { type: 'boolean', help: m.cli_opt_remote },
  account: { type: 'string', value: '0x…', help: m.cli_opt_account },
  'dry-run': { type: 'boolean', help: m.cli_opt_dry_run },
  yes: { type: 'boolean', short: 'y', help: m.cli_opt_yes },
  site: { type: 'string', value: 'url', help: m.cli_opt_site },
  'expires-minutes': { type: 'string', value: '1…1440', help: m.cli_opt_expires },
}

/** Options that a command has beside its own. */
export function sharedOptions(effect: Command['effect']): OptionSpecs {
  if (effect === 'offline') return everywhere
  return { ...(effect === 'write' ? ofWrites : {}), ...ofNetworks, ...everywhere }
}
