import { token } from '@slipway/database/token/indexed'
import { tokenCreation } from '@slipway/database/token/indexed-launches'
import { readArtifact, readStandardJson } from '@slipway/deployments/read-artifact'
import { tokenTemplateEntries } from '@slipway/deployments/token-templates'
import { eq } from 'drizzle-orm'
import { getAddress, type Hex } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { findConstructorArguments } from './find-creation.ts'

type Artifact = ReturnType<typeof readArtifact>

/** The source of one token and what makes it this token's. */
export interface TokenSource {
  chainId: number
  /** checksummed */
  address: Hex
  symbol: string
  artifact: Artifact
  /** ABI-encoded */
  constructorArguments: Hex
  /** transaction that created it */
  txHash: Hex
}

const artifacts = new Map<number, Artifact | undefined>()

/** The committed artifact of a template; undefined for a template that this version does not know. */
function artifactOf(templateId: number): Artifact | undefined {
  if (!artifacts.has(templateId)) artifacts.set(templateId, loadArtifact(templateId))
  return artifacts.get(templateId)
}

function loadArtifact(templateId: number): Artifact | undefined {
  const entry = tokenTemplateEntries.find((known) => known.templateId === templateId)
  if (!entry) return undefined
  try {
    return readArtifact(entry.contract)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Finds the source from which a token was compiled.
 *
 * @returns undefined when the token's code is not of a source that this version has
 * @throws {ApiError} `TOKEN_NOT_FOUND`
 */
export async function readTokenSource(
  database: ReadDatabase,
  tokenId: string,
): Promise<TokenSource | undefined> {
  const [row] = await database
    .select({ token, creation: tokenCreation })
    .from(token)
    .leftJoin(tokenCreation, eq(tokenCreation.id, token.id))
    .where(eq(token.id, tokenId))
  if (!row) {
    throw new ApiError('TOKEN_NOT_FOUND', 'the factory of this network made no such token')
  }
  const artifact = artifactOf(row.token.templateId)
  if (!artifact || !row.creation) return undefined
  const { factory, input } = row.creation
  const { address, creator, chainId, symbol, txHash } = row.token
  const found = findConstructorArguments({ address, creator, factory, input }, artifact.bytecode)
  if (found === undefined) return undefined
  return {
    chainId,
    address: getAddress(address),
    symbol,
    artifact,
    constructorArguments: found,
    txHash,
  }
}

/** The compiler input from which the token's creation code comes, as text. */
export const readSourceInput = (source: TokenSource): string =>
  readStandardJson(source.artifact.name)
