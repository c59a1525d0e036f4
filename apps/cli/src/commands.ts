import { m } from '@slipway/messages/features/cli'
import type { Command } from './command/command.ts'

/** A command by its name; its module is loaded when it is called. */
export interface CommandEntry {
  readonly name: string
  readonly summary: () => string
  readonly load: () => Promise<Command>
}

/** Every command, in the order of `--help`. */
export const commandEntries: readonly CommandEntry[] = [
  {
    name: 'networks',
    summary: m.cli_sum_networks,
    load: async () => (await import('./tools/networks-command.ts')).networksCommand,
  },
  {
    name: 'token create',
    summary: m.cli_sum_token_create,
    load: async () => (await import('./token/create-command.ts')).createCommand,
  },
  {
    name: 'token show',
    summary: m.cli_sum_token_show,
    load: async () => (await import('./token/show-command.ts')).showCommand,
  },
  {
    name: 'token launch',
    summary: m.cli_sum_token_launch,
    load: async () => (await import('./token/launch-command.ts')).launchCommand,
  },
  {
    name: 'presale create',
    summary: m.cli_sum_presale_create,
    load: async () => (await import('./presale/create-command.ts')).createCommand,
  },
  {
    name: 'presale show',
    summary: m.cli_sum_presale_show,
    load: async () => (await import('./presale/show-command.ts')).showCommand,
  },
  {
    name: 'presale contribute',
    summary: m.cli_sum_presale_contribute,
    load: async () => (await import('./presale/contribute-command.ts')).contributeCommand,
  },
  {
    name: 'presale claim',
    summary: m.cli_sum_presale_claim,
    load: async () => (await import('./presale/act-commands.ts')).claimCommand,
  },
  {
    name: 'presale refund',
    summary: m.cli_sum_presale_refund,
    load: async () => (await import('./presale/act-commands.ts')).refundCommand,
  },
  {
    name: 'presale finalize',
    summary: m.cli_sum_presale_finalize,
    load: async () => (await import('./presale/act-commands.ts')).finalizeCommand,
  },
  {
    name: 'lock create',
    summary: m.cli_sum_lock_create,
    load: async () => (await import('./lock/create-command.ts')).createCommand,
  },
  {
    name: 'lock show',
    summary: m.cli_sum_lock_show,
    load: async () => (await import('./lock/show-command.ts')).showCommand,
  },
  {
    name: 'lock withdraw',
    summary: m.cli_sum_lock_withdraw,
    load: async () => (await import('./lock/withdraw-command.ts')).withdrawCommand,
  },
  {
    name: 'multisend',
    summary: m.cli_sum_multisend,
    load: async () => (await import('./airdrop/multisend-command.ts')).multisendCommand,
  },
  {
    name: 'airdrop tree',
    summary: m.cli_sum_airdrop_tree,
    load: async () => (await import('./airdrop/tree-command.ts')).treeCommand,
  },
  {
    name: 'airdrop claim',
    summary: m.cli_sum_airdrop_claim,
    load: async () => (await import('./airdrop/claim-command.ts')).claimCommand,
  },
  {
    name: 'verify certificate',
    summary: m.cli_sum_verify_certificate,
    load: async () => (await import('./lock/certificate-command.ts')).certificateCommand,
  },
  {
    name: 'verify source',
    summary: m.cli_sum_verify_source,
    load: async () => (await import('./tools/source-command.ts')).sourceCommand,
  },
  {
    name: 'vanity',
    summary: m.cli_sum_vanity,
    load: async () => (await import('./tools/vanity-command.ts')).vanityCommand,
  },
  {
    name: 'solvency',
    summary: m.cli_sum_solvency,
    load: async () => (await import('./tools/solvency-command.ts')).solvencyCommand,
  },
  {
    name: 'platform show',
    summary: m.cli_sum_platform_show,
    load: async () => (await import('./tools/platform-commands.ts')).platformShowCommand,
  },
  {
    name: 'platform act',
    summary: m.cli_sum_platform_act,
    load: async () => (await import('./tools/platform-commands.ts')).platformActCommand,
  },
]

/** The command that arguments begin with, and what stands behind its name. */
export function findCommand(
  args: readonly string[],
): { readonly entry: CommandEntry; readonly rest: readonly string[] } | undefined {
  const entry = commandEntries.find(({ name }) =>
    name.split(' ').every((word, at) => args[at] === word),
  )
  return entry && { entry, rest: args.slice(entry.name.split(' ').length) }
}
