/** Generated from apps/api/openapi.json by packages/api-client/src/write-types.ts. */

export interface paths {
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tokens, newest first unless sorted otherwise */
        get: operations["listTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One token */
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Holders of a token, largest balance first */
        get: operations["listTokenHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What owner and creator did with a token, newest first */
        get: operations["listTokenActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Taxes and shares over time, newest first */
        get: operations["listTokenTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/swap-backs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Swap-backs, newest first */
        get: operations["listTokenSwapBacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What accounts got from the token, largest sum first */
        get: operations["listTokenDividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/dividend-additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Amounts that began to be distributed, newest first */
        get: operations["listTokenDividendAdditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/dividend-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of dividends, newest first */
        get: operations["listTokenDividendPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/nft-dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid for each NFT, by its number */
        get: operations["listTokenNftDividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts in the referral tree; with `inviter` those that it invited */
        get: operations["listTokenReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rebates to inviters, newest first */
        get: operations["listTokenRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/blacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts on the blacklist now */
        get: operations["listTokenBlacklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Locks of the liquidity of the token’s pools */
        get: operations["listTokenLocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How LaunchPad launched a token, ours or a foreign one */
        get: operations["getTokenLaunch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{address}/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an address got from tokens that pay dividends */
        get: operations["listAccountDividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{address}/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where an address stands in the referral trees of tokens */
        get: operations["listAccountReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{address}/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Locks of liquidity that an address owns */
        get: operations["listAccountLocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales, newest first unless sorted otherwise */
        get: operations["listPresales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sale */
        get: operations["getPresale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/accounts/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One wallet in one sale: contribution, slot, rewards as inviter */
        get: operations["getPresaleAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/proofs/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proof that a wallet is on the Merkle list of a sale, when that list was uploaded here */
        get: operations["getWhitelistProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contributions and refunds, newest first */
        get: operations["listPresaleContributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wallets that took part, largest contribution first; with `inviter` those that it invited */
        get: operations["listPresaleAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whitelist slots on chain, by address */
        get: operations["listPresaleSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the owner and others did with a sale, newest first */
        get: operations["listPresaleActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/inviters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inviters of a sale, greatest weight first */
        get: operations["listPresaleInviters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presales/{chain}/{address}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contributions by day, oldest first: days with an event */
        get: operations["listPresaleDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}/presales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales that an address took part in, last touched first */
        get: operations["listPortfolioPresales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unused whitelist slots of an address, last touched first */
        get: operations["listPortfolioSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers of whitelist slots, newest first unless sorted otherwise */
        get: operations["listSlotOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot-offers/{chain}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer of the newest market of a network, by its number */
        get: operations["getSlotOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot-offers/{chain}/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For what slots of the same sale were sold, newest first */
        get: operations["listSlotPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Locks of tokens, liquidity and NFTs */
        get: operations["listLocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locks/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many locks there are, by network and kind */
        get: operations["getLockStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locks/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Moments at which locks of an owner, or of a token, come free: a feed for calendars */
        get: operations["getLockCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locks/tracker/{chain}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All locks of one token, for lock trackers
         * @description For sites that show locks of many platforms. One page has up to 100 locks that hold something: of the token itself (`kind` token), of LP tokens of its pools (liquidity), and of V3 and V4 positions in them (nft); go on with `nextCursor` until it is null. `steps` says what of each comes free when, so that no schedule has to be understood; `freeAlready` and all `steps` add up to `amount`, except for ever. Everything follows from events up to `indexedBlock`, and each lock can be checked on chain: `lockOf(lockId)` of `locker`, or its words by `eth_getProof`. Ask as often as you like with the `ETag` that came last: the answer is 304 while nothing has changed.
         */
        get: operations["getLockTracker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locks/{chain}/{locker}/{lockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lock */
        get: operations["getLock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locks/{chain}/{locker}/{lockId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of one lock, newest first */
        get: operations["listLockHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/locks/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of a token is locked, and what comes free when; its liquidity apart */
        get: operations["getTokenLockSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a token’s source is verified, and from what it was compiled */
        get: operations["getTokenVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{chain}/{address}/standard-json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The compiler input that gives a token’s creation code byte for byte
         * @description Standard-JSON input of the Solidity compiler that `/verification` names. Its output plus the constructor arguments there is the code that was deployed.
         */
        get: operations["getTokenStandardJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Platform totals, totals per network, and a series of days */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How fresh the index of each network is */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the notice for restricted regions applies to the caller's address
         * @description Decides about a notice only. Claims, refunds, withdrawals and unlocks are never closed by region.
         */
        get: operations["getRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a logo: checked, drawn anew, addressed by its content
         * @description The body is the file itself, whatever its Content-Type says: PNG, JPEG, WebP or GIF, below 1 000 000 bytes, square, 64 to 4 096 pixels. It is stored as PNG or WebP of at most 512 pixels, without metadata.
         */
        post: operations["uploadLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the metadata of a token (ERC-7572) */
        post: operations["uploadMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/presale-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps what a project says about its sale; its CID is the sale’s `ipfsKey` */
        post: operations["uploadPresaleInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/whitelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the Merkle list of a sale, so that its wallets get their proofs */
        post: operations["uploadWhitelist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this client may still upload today */
        get: operations["getUploadQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/files/{cid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known about a stored file */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live events: `head` (data: HeadEvent), `token` (data: TokenEvent) and `presale` (data: PresaleEvent)
         * @description Server-sent events. A client that reads too slowly is dropped and connects again; what it missed is in the lists. A comment line every 15 s keeps proxies from closing the stream.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HeadEvent: {
            chainId: number;
            blockNumber: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            blockAt: number;
        };
        TokenEvent: {
            /** @example 56-0x5fbdb2315678afecb367f032d93f642f64180aa3 */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            name: string;
            symbol: string;
            decimals: number;
            /**
             * @description Current owner; the zero address after a renounce
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            creator: string;
            templateId: number;
            infoId: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            initialSupply: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalSupply: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
            /** @description Addresses with a balance above zero */
            holderCount: number;
            /** @description Transfer events, mints and burns included */
            transferCount: number;
            /** @description Whether new supply can still be minted */
            mintable: boolean;
            /** @description Whether trading is open; tokens without a gate count as open */
            launched: boolean;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            launchedAt: number | null;
            buyTaxBps: number;
            sellTaxBps: number;
            transferTaxBps: number;
        };
        PresaleEvent: {
            /** @example 56-0x5fbdb2315678afecb367f032d93f642f64180aa3 */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @enum {string} */
            kind: "normal" | "fair" | "private";
            status: components["schemas"]["PresaleStatus"];
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            token: components["schemas"]["SoldToken"];
            /**
             * @description What is paid with; the zero address stands for the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            currency: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            hardCap: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            softCap: string;
            /**
             * @description Contributed now, refunds taken off
             * @example 1000000000000000000
             */
            total: string;
            /**
             * @description What of `total` the sale keeps
             * @example 1000000000000000000
             */
            accepted: string;
            /** @description Of the hard cap; a fair sale goes beyond 10 000 */
            progressBps: number;
            /** @description Wallets with a contribution now */
            userCount: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            startTime: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            endTime: number;
            /**
             * @description Token base units for one currency base unit, times 1e18
             * @example 1000000000000000000
             */
            presaleRate: string;
            /**
             * @description Token base units for one currency base unit, times 1e18
             * @example 1000000000000000000
             */
            liquidityRate: string;
            /** @description Basis points */
            liquidityPercentBps: number;
            /** @description Seconds */
            lockSeconds: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            minCurrency: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            maxCurrency: string;
            /** @description 0 nobody is listed, 1 tiers first, 2 listed wallets only */
            whitelistMode: number;
            /** @description Tier 1 alone, from the start on */
            t1Seconds: number;
            /** @description Tiers 1 and 2, after it */
            t2Seconds: number;
            /** @description Unused slots may change hands */
            slotTransfer: boolean;
            vest: boolean;
            badges: ("platformToken" | "verifiedSource" | "inviterReward" | "vesting" | "whitelist" | "burnsUnsold")[];
            /** @description Null when it was not uploaded here */
            info: {
                name: string;
                logo: string | null;
            } | null;
            ipfsKey: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            updatedBlock: number;
        };
        /** @description By the clock of the network: it changes without an event */
        PresaleStatus: {
            /** @enum {string} */
            label: "coming" | "running" | "waiting" | "finished" | "canceled";
            /** @enum {string} */
            reason: "none" | "owner" | "softCapMissed" | "lapsed" | "unsellable" | "removed";
        };
        /** @description All but the address is null for a foreign token */
        SoldToken: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            name: string | null;
            symbol: string | null;
            decimals: number | null;
            templateId: number | null;
        };
        TokenList: {
            items: components["schemas"]["TokenSummary"][];
            nextCursor: string | null;
            /** @description Tokens that match the filters, up to 10 000 */
            total: number;
            /** @description True when there are more than `total` */
            totalIsLowerBound: boolean;
        };
        TokenSummary: {
            /** @example 56-0x5fbdb2315678afecb367f032d93f642f64180aa3 */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            name: string;
            symbol: string;
            decimals: number;
            /**
             * @description Current owner; the zero address after a renounce
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            creator: string;
            templateId: number;
            infoId: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            initialSupply: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalSupply: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
            /** @description Addresses with a balance above zero */
            holderCount: number;
            /** @description Transfer events, mints and burns included */
            transferCount: number;
            /** @description Whether new supply can still be minted */
            mintable: boolean;
            /** @description Whether trading is open; tokens without a gate count as open */
            launched: boolean;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            launchedAt: number | null;
            buyTaxBps: number;
            sellTaxBps: number;
            transferTaxBps: number;
        };
        Error: {
            error: {
                /**
                 * @description Stable code; clients translate by it.
                 * @enum {string}
                 */
                code: "VALIDATION_FAILED" | "CURSOR_INVALID" | "CID_INVALID" | "UPLOAD_EMPTY" | "ORIGIN_REFUSED" | "CHAIN_UNKNOWN" | "TOKEN_NOT_FOUND" | "PRESALE_NOT_FOUND" | "OFFER_NOT_FOUND" | "LOCK_NOT_FOUND" | "WHITELIST_NOT_FOUND" | "NOT_LISTED" | "FILE_NOT_FOUND" | "SOURCE_NOT_FOUND" | "ROUTE_NOT_FOUND" | "BODY_TOO_LARGE" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE_UNSUPPORTED" | "ADDRESS_LISTED_TWICE" | "IMAGE_NOT_SQUARE" | "IMAGE_SIZE_OUT_OF_RANGE" | "IMAGE_UNREADABLE" | "UPLOAD_QUOTA_EXCEEDED" | "RATE_LIMITED" | "INTERNAL" | "INDEX_UNAVAILABLE" | "TOO_MANY_STREAMS" | "UPLOADS_OFF" | "STORE_UNAVAILABLE" | "STORE_FULL";
                /** @description English, for logs and developers. */
                message: string;
                details?: unknown;
            };
        };
        TokenDetail: components["schemas"]["TokenSummary"] & {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            inviter: string | null;
            /**
             * @description Creation fee paid, in wei of the native currency
             * @example 1000000000000000000
             */
            feeWei: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            inviterRewardWei: string;
            /** @description ERC-7572 metadata address; empty when none is set */
            contractUri: string;
            contractUriFrozen: boolean;
            /** @description Seconds between two mintings; 0 when it was never mintable */
            mintCooldown: number;
            /** @description Most of the supply in one minting, in basis points */
            mintMaxBps: number;
            /** @description Unix seconds from which the next minting is possible; 0 when never */
            nextMintAt: number;
            terms: components["schemas"]["TokenTerms"];
            pairs: components["schemas"]["TokenPair"][];
            exemptions: components["schemas"]["TokenExemption"][];
            verification: components["schemas"]["VerificationSummary"];
        };
        /** @description Null for tokens without taxes */
        TokenTerms: {
            taxes: components["schemas"]["TokenTaxes"];
            shares: components["schemas"]["TokenShares"];
            /** @description Once off, off for ever */
            switches: {
                taxChange: boolean;
                blacklist: boolean;
                swapLimit: boolean;
                walletLimit: boolean;
            };
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            walletLimit: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            swapLimit: string;
            fissionCount: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            swapThreshold: string;
            /** @description Null before the launch */
            killBlocks: number | null;
            launch: {
                isLaunched: boolean;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                launchedAt: number | null;
                launchedBlock: number | null;
                isLiquidityPhase: boolean;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                launcher: string | null;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                pair: string | null;
            };
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            marketingWallet: string | null;
            dividend: {
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                threshold: string | null;
                /** @description Blocks of this network */
                intervalBlocks: number | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                added: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                paid: string;
                payments: number;
                accounts: number;
            } | null;
            nft: {
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                perNft: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                trigger: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                credited: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                paid: string;
                activeNfts: number;
            } | null;
            referral: {
                /** @description Of the trade, by level */
                rebateBps: number[];
                /** @description Blocks of this network */
                bindIntervalBlocks: number | null;
                members: number;
                rebates: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rebatesPaid: string;
            } | null;
            totals: components["schemas"]["TokenTotals"];
        } | null;
        TokenTaxes: {
            /** @description Basis points of what moves */
            buyBps: number;
            /** @description Basis points of what moves */
            sellBps: number;
            /** @description Basis points of what moves */
            transferBps: number;
            /** @description Basis points of what moves */
            addPoolBps: number;
            /** @description Basis points of what moves */
            removePoolBps: number;
        };
        TokenShares: {
            /** @description Whole percent of the collected tax */
            burn: number;
            /** @description Whole percent of the collected tax */
            liquidity: number;
            /** @description Whole percent of the collected tax */
            marketing: number;
            /** @description Whole percent of the collected tax */
            dividend: number;
        };
        TokenTotals: {
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            taxCollected: string;
            swapBacks: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            soldTokens: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            burnedTokens: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            liquidityTokens: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            liquidityQuote: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            marketingQuote: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            dividendAmount: string;
            blacklisted: number;
            killed: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            lpStaked: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            lockCredited: string;
        };
        TokenPair: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            pair: string;
            isMain: boolean;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            registeredAt: number;
        };
        TokenExemption: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /** @description 1 into the contract, 2 out of it, 3 both */
            directions: number;
        };
        VerificationSummary: {
            /**
             * @description The best that any service says; "off" where no service is asked
             * @enum {string}
             */
            status: "queued" | "pending" | "verified" | "failed" | "off";
            /** @description Where the verified source is read */
            url: string | null;
        };
        TokenHolderList: {
            items: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                holder: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                balance: string;
                /** @description Share of the supply in 1/10 000, rounded down */
                shareBps: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                updatedAt: number;
            }[];
            nextCursor: string | null;
            total: number;
        };
        TokenActionList: {
            items: {
                id: string;
                /** @enum {string} */
                kind: "created" | "minted" | "mintDisabled" | "ownershipTransferred" | "contractUriChanged" | "contractUriFrozen" | "launched" | "launcherSet" | "liquidityPhaseStarted" | "liquidityPhaseStopped" | "pairRegistered" | "taxesSet" | "sharesSet" | "taxChangeDisabled" | "walletLimitSet" | "walletLimitDisabled" | "swapLimitSet" | "swapLimitDisabled" | "blacklisted" | "unblacklisted" | "blacklistDisabled" | "marketingWalletSet" | "exemptionAdded" | "fissionCountSet" | "swapThresholdSet" | "dividendThresholdSet" | "dividendIntervalSet" | "nftDividendSet" | "nftBlacklisted" | "nftUnblacklisted" | "rebatesSet" | "bindIntervalSet";
                /**
                 * @description The owner then; for what anybody may do, who signed the transaction
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                actor: string;
                /**
                 * @description Whom it is about: new owner, receiver, listed account, wallet, pair
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string | null;
                uri: string | null;
                /** @description The other values of the event, by name, as texts */
                details: {
                    [key: string]: string;
                } | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        TokenTaxList: {
            items: {
                taxes: components["schemas"]["TokenTaxes"];
                shares: components["schemas"]["TokenShares"];
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        TokenSwapBackList: {
            items: {
                id: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                soldTokens: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                burnedTokens: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                liquidityTokens: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                liquidityQuote: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                marketingQuote: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                dividendAmount: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        TokenDividendAccountList: {
            items: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                paid: string;
                payments: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                lastPaidAt: number | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                lpStaked: string;
                /** @description Never counted again */
                isExcluded: boolean;
            }[];
            nextCursor: string | null;
        };
        TokenDividendAdditionList: {
            items: {
                id: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        TokenDividendPaymentList: {
            items: {
                id: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string;
                nftId: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        TokenNftDividendList: {
            items: {
                nftId: string;
                /** @description Earns now */
                isActive: boolean;
                isBlacklisted: boolean;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                paid: string;
                payments: number;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                lastOwner: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                lastPaidAt: number | null;
            }[];
            nextCursor: string | null;
        };
        TokenReferralList: {
            items: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /**
                 * @description Null at the top of a tree
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                inviter: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                boundAt: number | null;
                /** @description Steps below the top of the tree */
                depth: number;
                invitees: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rebatesReceived: string;
                rebates: number;
            }[];
            nextCursor: string | null;
        };
        TokenRebateList: {
            items: {
                id: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                trader: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                inviter: string;
                /** @description 1 for the trader’s own inviter, up to 7 */
                level: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        TokenBlacklist: {
            items: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /** @description Caught by the kill blocks */
                isKilled: boolean;
                /**
                 * @description Bought there, and not movable
                 * @example 1000000000000000000
                 */
                frozen: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                updatedAt: number;
            }[];
            nextCursor: string | null;
        };
        LiquidityLockList: {
            items: {
                chainId: number;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                locker: string;
                lockId: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                lpToken: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                owner: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                initialAmount: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                lockedAt: number;
                /**
                 * @description 1 099 511 627 775 stands for never
                 * @example 1795000000
                 */
                unlockAt: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        TokenLaunch: {
            launches: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                owner: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                pair: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                quote: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                tokenAmount: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                quoteAmount: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                liquidity: string;
                /** @description Null when it was burned */
                lockId: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                unlockAt: number | null;
                openingId: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            teamBuys: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                quoteIn: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                tokensOut: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            openings: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                vault: string;
                openingId: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                quote: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                startedAt: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                endsAt: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                refundsFrom: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                cap: string;
                /**
                 * @description Tokens per quote unit, scaled by 1e18
                 * @example 1000000000000000000
                 */
                minRate: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                committed: string;
                accounts: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                clearedAt: number | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                spent: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                bought: string;
            }[];
        };
        AccountDividendList: {
            items: {
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                paid: string;
                payments: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                lastPaidAt: number | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                lpStaked: string;
                /** @description Never counted again */
                isExcluded: boolean;
                chainId: number;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                token: string;
                name: string;
                symbol: string;
                decimals: number;
                templateId: number;
            }[];
            nextCursor: string | null;
        };
        AccountReferralList: {
            items: {
                /**
                 * @description Null at the top of a tree
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                inviter: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                boundAt: number | null;
                /** @description Steps below the top of the tree */
                depth: number;
                invitees: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rebatesReceived: string;
                rebates: number;
                chainId: number;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                token: string;
                name: string;
                symbol: string;
                decimals: number;
                templateId: number;
            }[];
            nextCursor: string | null;
        };
        PresaleList: {
            items: components["schemas"]["PresaleSummary"][];
            nextCursor: string | null;
            /** @description Sales of the network or of all; null when anything else narrows the list */
            total: number | null;
        };
        PresaleSummary: {
            /** @example 56-0x5fbdb2315678afecb367f032d93f642f64180aa3 */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @enum {string} */
            kind: "normal" | "fair" | "private";
            status: components["schemas"]["PresaleStatus"];
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            token: components["schemas"]["SoldToken"];
            /**
             * @description What is paid with; the zero address stands for the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            currency: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            hardCap: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            softCap: string;
            /**
             * @description Contributed now, refunds taken off
             * @example 1000000000000000000
             */
            total: string;
            /**
             * @description What of `total` the sale keeps
             * @example 1000000000000000000
             */
            accepted: string;
            /** @description Of the hard cap; a fair sale goes beyond 10 000 */
            progressBps: number;
            /** @description Wallets with a contribution now */
            userCount: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            startTime: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            endTime: number;
            /**
             * @description Token base units for one currency base unit, times 1e18
             * @example 1000000000000000000
             */
            presaleRate: string;
            /**
             * @description Token base units for one currency base unit, times 1e18
             * @example 1000000000000000000
             */
            liquidityRate: string;
            /** @description Basis points */
            liquidityPercentBps: number;
            /** @description Seconds */
            lockSeconds: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            minCurrency: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            maxCurrency: string;
            /** @description 0 nobody is listed, 1 tiers first, 2 listed wallets only */
            whitelistMode: number;
            /** @description Tier 1 alone, from the start on */
            t1Seconds: number;
            /** @description Tiers 1 and 2, after it */
            t2Seconds: number;
            /** @description Unused slots may change hands */
            slotTransfer: boolean;
            vest: boolean;
            badges: ("platformToken" | "verifiedSource" | "inviterReward" | "vesting" | "whitelist" | "burnsUnsold")[];
            /** @description Null when it was not uploaded here */
            info: {
                name: string;
                logo: string | null;
            } | null;
            ipfsKey: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            updatedBlock: number;
        };
        PresaleDetail: {
            /** @example 56-0x5fbdb2315678afecb367f032d93f642f64180aa3 */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @enum {string} */
            kind: "normal" | "fair" | "private";
            status: components["schemas"]["PresaleStatus"];
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            token: components["schemas"]["SoldToken"];
            /**
             * @description What is paid with; the zero address stands for the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            currency: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            hardCap: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            softCap: string;
            /**
             * @description Contributed now, refunds taken off
             * @example 1000000000000000000
             */
            total: string;
            /**
             * @description What of `total` the sale keeps
             * @example 1000000000000000000
             */
            accepted: string;
            /** @description Of the hard cap; a fair sale goes beyond 10 000 */
            progressBps: number;
            /** @description Wallets with a contribution now */
            userCount: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            startTime: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            endTime: number;
            /**
             * @description Token base units for one currency base unit, times 1e18
             * @example 1000000000000000000
             */
            presaleRate: string;
            /**
             * @description Token base units for one currency base unit, times 1e18
             * @example 1000000000000000000
             */
            liquidityRate: string;
            /** @description Basis points */
            liquidityPercentBps: number;
            /** @description Seconds */
            lockSeconds: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            minCurrency: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            maxCurrency: string;
            /** @description 0 nobody is listed, 1 tiers first, 2 listed wallets only */
            whitelistMode: number;
            /** @description Tier 1 alone, from the start on */
            t1Seconds: number;
            /** @description Tiers 1 and 2, after it */
            t2Seconds: number;
            /** @description Unused slots may change hands */
            slotTransfer: boolean;
            vest: boolean;
            badges: ("platformToken" | "verifiedSource" | "inviterReward" | "vesting" | "whitelist" | "burnsUnsold")[];
            ipfsKey: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            updatedBlock: number;
            info: components["schemas"]["PresaleInfo"];
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            factory: string;
            recordId: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            router: string | null;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            whitelistAdmin: string | null;
            /** @description Basis points */
            vestFirstBps: number;
            /** @description Seconds */
            vestCycleSeconds: number;
            /** @description Basis points */
            vestPercentBps: number;
            burnsUnsold: boolean;
            listsBelowSale: boolean;
            /** @description Basis points */
            maxRepairBps: number;
            /** @description Basis points */
            declaredTaxBps: number;
            /** @description Null without a Merkle list */
            whitelistRoot: string | null;
            whitelistKey: string | null;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            tokensDeposited: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            feeWei: string;
            claimCount: number;
            contributionCount: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            tokensClaimed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            excessReturned: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            refunded: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            exitFeesKept: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            exitFeesReturned: string;
            /** @description Leaving is free */
            termsChanged: boolean;
            slotCount: number;
            listing: components["schemas"]["PresaleListing"];
            payouts: {
                /**
                 * @description The zero address stands for the native currency
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                asset: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                receiver: string;
                isPlatform: boolean;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string;
            }[];
            inviter: components["schemas"]["InviterLedger"];
        };
        /** @description Null when it was not uploaded here */
        PresaleInfo: {
            name: string;
            description?: string;
            logo?: string;
            links?: {
                [key: string]: string;
            };
        } | null;
        PresaleListing: {
            /**
             * @description Null in private sales
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            pair: string | null;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            accepted: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            tokensListed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            currencyListed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            liquidity: string;
            lockId: string | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            unlockAt: number | null;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            ownerCurrency: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            ownerTokens: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            tokensBurned: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            inviterReward: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            vestingStart: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            finalizedAt: number;
            blockNumber: number;
            txHash: string;
        } | null;
        InviterLedger: {
            /** @description Basis points by level */
            rates: number[];
            /** @enum {string} */
            status: "open" | "claimable" | "void";
            /**
             * @description Paid in at finalize, in currency units
             * @example 1000000000000000000
             */
            total: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            distributed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalWeight: string;
            inviters: number;
            invitees: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            openedAt: number;
        } | null;
        PresaleAccountDetail: {
            account: components["schemas"]["PresaleAccount"];
            slot: components["schemas"]["PresaleSlot"];
            asInviter: components["schemas"]["PresaleInviter"];
        };
        PresaleAccount: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /**
             * @description Currency that counts now
             * @example 1000000000000000000
             */
            contributed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            everContributed: string;
            contributions: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            refunded: string;
            /**
             * @description Fee of a forced refund, not given back
             * @example 1000000000000000000
             */
            exitFee: string;
            /**
             * @description Tokens received
             * @example 1000000000000000000
             */
            claimed: string;
            claims: number;
            /**
             * @description Currency that came back with the claim (fair)
             * @example 1000000000000000000
             */
            excess: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            inviter: string | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            firstAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
        } | null;
        PresaleSlot: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            level: number;
            /** @enum {string} */
            status: "moved" | "unused" | "used" | "revoked";
            /** @description Place in the Merkle list */
            leaf: string | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
        } | null;
        PresaleInviter: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            inviter: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            weight: string;
            /**
             * @description Share of what was paid in; 0 before the sale is finished
             * @example 1000000000000000000
             */
            reward: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            paid: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            paidAt: number | null;
            invitees: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            inviteeContribution: string;
        } | null;
        WhitelistProof: {
            /** @description Place in the list */
            index: number;
            level: number;
            proof: string[];
            root: string;
        };
        PresaleContributionList: {
            items: {
                id: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /** @enum {string} */
                kind: "contribution" | "refund";
                /**
                 * @description What was kept, or went back
                 * @example 1000000000000000000
                 */
                amount: string;
                /**
                 * @description Fee of a forced refund
                 * @example 1000000000000000000
                 */
                feeKept: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                inviter: string | null;
                /**
                 * @description Of the sale, after it
                 * @example 1000000000000000000
                 */
                total: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        PresaleAccountList: {
            items: components["schemas"]["PresaleAccount"][];
            nextCursor: string | null;
        };
        PresaleSlotList: {
            items: components["schemas"]["PresaleSlot"][];
            nextCursor: string | null;
        };
        PresaleActionList: {
            items: {
                id: string;
                /** @enum {string} */
                kind: "created" | "finalized" | "canceled" | "withdrawn" | "platformPaid" | "timeSet" | "whitelistModeSet" | "whitelistRootSet" | "whitelistAdminSet" | "slotsSet" | "leavesRevoked" | "slotTransferSet" | "inviterOpened" | "infoUpdated" | "poolRepaired" | "tokenRefused";
                /**
                 * @description Who signed the transaction
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                actor: string;
                /** @description The values of the event, by name, as texts */
                details: {
                    [key: string]: string;
                };
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        PresaleInviterList: {
            items: components["schemas"]["PresaleInviter"][];
            nextCursor: string | null;
        };
        PresaleDayList: {
            items: {
                /**
                 * @description Unix seconds of 00:00 UTC
                 * @example 1795000000
                 */
                day: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                contributed: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                refunded: string;
                contributions: number;
                refunds: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                claimedTokens: string;
                /**
                 * @description After the day's last event
                 * @example 1000000000000000000
                 */
                totalAtEnd: string;
                userCountAtEnd: number;
            }[];
            nextCursor: string | null;
        };
        PortfolioPresaleList: {
            items: {
                presale: components["schemas"]["PresaleSummary"];
                account: components["schemas"]["PresaleAccount"];
            }[];
            nextCursor: string | null;
        };
        PortfolioSlotList: {
            items: {
                presale: components["schemas"]["PresaleSummary"];
                slot: components["schemas"]["PresaleSlot"];
                /** @description Number of the open offer of this slot */
                openOffer: number | null;
            }[];
            nextCursor: string | null;
        };
        SlotOfferList: {
            items: components["schemas"]["SlotOffer"][];
            nextCursor: string | null;
        };
        SlotOffer: {
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            market: string;
            saleId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            presale: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            seller: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            buyer: string | null;
            level: number;
            /** @enum {string} */
            status: "open" | "sold" | "canceled" | "expired";
            /** @description Open, and the slot is still the seller’s, unused and tradable */
            isFillable: boolean;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            priceWei: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            expiresAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            closedAt: number | null;
            closedTxHash: string | null;
            /** @description What the slot is for */
            sale: {
                status: components["schemas"]["PresaleStatus"];
                /** @enum {string} */
                kind: "normal" | "fair" | "private";
                token: components["schemas"]["SoldToken"];
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                currency: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                startTime: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                endTime: number;
                whitelistMode: number;
                t1Seconds: number;
                t2Seconds: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                maxCurrency: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                presaleRate: string;
                info: {
                    name: string;
                    logo: string | null;
                } | null;
            };
        };
        SlotPriceList: {
            items: {
                saleId: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                priceWei: string;
                level: number;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                seller: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                buyer: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                soldAt: number;
                txHash: string;
            }[];
            nextCursor: string | null;
        };
        LockList: {
            items: components["schemas"]["Lock"][];
            nextCursor: string | null;
        };
        Lock: {
            /** @description `<chainId>-<locker, lower case>-<lockId>` */
            id: string;
            chainId: number;
            /** @enum {string} */
            kind: "token" | "liquidity" | "nft";
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            locker: string;
            lockId: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description Token, LP token or collection
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            asset: string;
            /** @description Null while it is not known */
            assetName: string | null;
            assetSymbol: string | null;
            assetDecimals: number | null;
            /** @description Of LP tokens and positions; the zero address is the native currency */
            pair: {
                /**
                 * @description V2 pair or V3 pool; null in V4
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string | null;
                /**
                 * @description As the pool says; null in V4
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                factory: string | null;
                token0: {
                    /**
                     * @description EIP-55 checksummed address
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    address: string;
                    symbol: string | null;
                    decimals: number | null;
                };
                token1: {
                    /**
                     * @description EIP-55 checksummed address
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    address: string;
                    symbol: string | null;
                    decimals: number | null;
                };
                /** @description Parts per million (V3, V4) */
                feePpm: number | null;
            } | null;
            nftId: string | null;
            /**
             * @description Null unless it is an NFT
             * @enum {string|null}
             */
            position: "none" | "v3" | "v4" | null;
            /**
             * @description Pool of a V3 position, pool manager of a V4 position
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            poolAddress: string | null;
            /**
             * @description Null: the owner
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            feeReceiver: string | null;
            /**
             * @description Locked now; of a rebasing lock what was put in for its shares; 1 of an NFT
             * @example 1000000000000000000
             */
            amount: string;
            /**
             * @description What `amount` would be had nothing been withdrawn
             * @example 1000000000000000000
             */
            initialAmount: string;
            /**
             * @description Shares of a rebasing lock, else `amount`
             * @example 1000000000000000000
             */
            units: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            initialUnits: string;
            isRebasing: boolean;
            /** @description The owner may move it to a locker announced a week before */
            isMigratable: boolean;
            /** @description How it is released before `unlockAt`; null: not at all */
            schedule: {
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                cliffAt: number;
                firstBps: number;
                cycleSeconds: number;
                cycleBps: number;
            } | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            lockedAt: number;
            /**
             * @description 1 099 511 627 775 stands for never
             * @example 1795000000
             */
            unlockAt: number;
            isForever: boolean;
            /**
             * @description By events alone: `active` holds something and comes free some day, perhaps already; `forever` never does; `ended` is empty
             * @enum {string}
             */
            state: "active" | "forever" | "ended";
            /**
             * @description `void`: the collection took the NFT out, and it was locked anew
             * @enum {string|null}
             */
            endReason: "withdrawn" | "migrated" | "void" | null;
            /**
             * @description Locker that it moved to
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            successor: string | null;
            successorLockId: string | null;
            /** @description Withdrawals, splits and handovers */
            changes: number;
            /**
             * @description A part that was split off is older than this
             * @example 1795000000
             */
            createdAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            blockNumber: number;
            txHash: string;
        };
        LockStats: {
            /** @description Ever made, parts included */
            locks: number;
            /** @description That hold something and end */
            activeLocks: number;
            foreverLocks: number;
            chains: {
                chainId: number;
                /** @enum {string} */
                kind: "token" | "liquidity" | "nft";
                /** @description Ever made, parts included */
                locks: number;
                /** @description That hold something and end */
                activeLocks: number;
                foreverLocks: number;
                /** @description Contracts of which something is locked */
                assets: number;
                /** @description Addresses that own a lock which holds something */
                owners: number;
            }[];
        };
        LockTracker: {
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            token: string;
            name: string | null;
            symbol: string | null;
            decimals: number | null;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalSupply: string | null;
            /** @description All events up to it are counted */
            indexedBlock: number | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            indexedAt: number | null;
            /**
             * @description Of the token itself
             * @example 1000000000000000000
             */
            totalLocked: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalLockedForever: string;
            lockCount: number;
            ownerCount: number;
            /** @description Contracts that hold the locked tokens: to be left out of circulating supply */
            custodians: string[];
            /** @description Of the token, its LP tokens and positions, that hold something */
            locks: {
                /** @description `<chainId>-<locker, lower case>-<lockId>` */
                id: string;
                chainId: number;
                /** @enum {string} */
                kind: "token" | "liquidity" | "nft";
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                locker: string;
                lockId: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                owner: string;
                /**
                 * @description Token, LP token or collection
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                asset: string;
                /** @description Null while it is not known */
                assetName: string | null;
                assetSymbol: string | null;
                assetDecimals: number | null;
                /** @description Of LP tokens and positions; the zero address is the native currency */
                pair: {
                    /**
                     * @description V2 pair or V3 pool; null in V4
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    address: string | null;
                    /**
                     * @description As the pool says; null in V4
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    factory: string | null;
                    token0: {
                        /**
                         * @description EIP-55 checksummed address
                         * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                         */
                        address: string;
                        symbol: string | null;
                        decimals: number | null;
                    };
                    token1: {
                        /**
                         * @description EIP-55 checksummed address
                         * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                         */
                        address: string;
                        symbol: string | null;
                        decimals: number | null;
                    };
                    /** @description Parts per million (V3, V4) */
                    feePpm: number | null;
                } | null;
                nftId: string | null;
                /**
                 * @description Null unless it is an NFT
                 * @enum {string|null}
                 */
                position: "none" | "v3" | "v4" | null;
                /**
                 * @description Pool of a V3 position, pool manager of a V4 position
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                poolAddress: string | null;
                /**
                 * @description Null: the owner
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                feeReceiver: string | null;
                /**
                 * @description Locked now; of a rebasing lock what was put in for its shares; 1 of an NFT
                 * @example 1000000000000000000
                 */
                amount: string;
                /**
                 * @description What `amount` would be had nothing been withdrawn
                 * @example 1000000000000000000
                 */
                initialAmount: string;
                /**
                 * @description Shares of a rebasing lock, else `amount`
                 * @example 1000000000000000000
                 */
                units: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                initialUnits: string;
                isRebasing: boolean;
                /** @description The owner may move it to a locker announced a week before */
                isMigratable: boolean;
                /** @description How it is released before `unlockAt`; null: not at all */
                schedule: {
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    cliffAt: number;
                    firstBps: number;
                    cycleSeconds: number;
                    cycleBps: number;
                } | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                lockedAt: number;
                /**
                 * @description 1 099 511 627 775 stands for never
                 * @example 1795000000
                 */
                unlockAt: number;
                isForever: boolean;
                /**
                 * @description By events alone: `active` holds something and comes free some day, perhaps already; `forever` never does; `ended` is empty
                 * @enum {string}
                 */
                state: "active" | "forever" | "ended";
                /**
                 * @description `void`: the collection took the NFT out, and it was locked anew
                 * @enum {string|null}
                 */
                endReason: "withdrawn" | "migrated" | "void" | null;
                /**
                 * @description Locker that it moved to
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                successor: string | null;
                successorLockId: string | null;
                /** @description Withdrawals, splits and handovers */
                changes: number;
                /**
                 * @description A part that was split off is older than this
                 * @example 1795000000
                 */
                createdAt: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                updatedAt: number;
                blockNumber: number;
                txHash: string;
                /**
                 * @description Could be withdrawn now
                 * @example 1000000000000000000
                 */
                freeAlready: string;
                /** @description What comes free when, after now, each its own part: schedules step by step, linear ones by days, months or years */
                steps: {
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    at: number;
                    /**
                     * @description Integer in base units, as decimal text
                     * @example 1000000000000000000
                     */
                    amount: string;
                }[];
            }[];
            nextCursor: string | null;
        };
        LockDetail: {
            /** @description `<chainId>-<locker, lower case>-<lockId>` */
            id: string;
            chainId: number;
            /** @enum {string} */
            kind: "token" | "liquidity" | "nft";
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            locker: string;
            lockId: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description Token, LP token or collection
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            asset: string;
            /** @description Null while it is not known */
            assetName: string | null;
            assetSymbol: string | null;
            assetDecimals: number | null;
            /** @description Of LP tokens and positions; the zero address is the native currency */
            pair: {
                /**
                 * @description V2 pair or V3 pool; null in V4
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string | null;
                /**
                 * @description As the pool says; null in V4
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                factory: string | null;
                token0: {
                    /**
                     * @description EIP-55 checksummed address
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    address: string;
                    symbol: string | null;
                    decimals: number | null;
                };
                token1: {
                    /**
                     * @description EIP-55 checksummed address
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    address: string;
                    symbol: string | null;
                    decimals: number | null;
                };
                /** @description Parts per million (V3, V4) */
                feePpm: number | null;
            } | null;
            nftId: string | null;
            /**
             * @description Null unless it is an NFT
             * @enum {string|null}
             */
            position: "none" | "v3" | "v4" | null;
            /**
             * @description Pool of a V3 position, pool manager of a V4 position
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            poolAddress: string | null;
            /**
             * @description Null: the owner
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            feeReceiver: string | null;
            /**
             * @description Locked now; of a rebasing lock what was put in for its shares; 1 of an NFT
             * @example 1000000000000000000
             */
            amount: string;
            /**
             * @description What `amount` would be had nothing been withdrawn
             * @example 1000000000000000000
             */
            initialAmount: string;
            /**
             * @description Shares of a rebasing lock, else `amount`
             * @example 1000000000000000000
             */
            units: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            initialUnits: string;
            isRebasing: boolean;
            /** @description The owner may move it to a locker announced a week before */
            isMigratable: boolean;
            /** @description How it is released before `unlockAt`; null: not at all */
            schedule: {
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                cliffAt: number;
                firstBps: number;
                cycleSeconds: number;
                cycleBps: number;
            } | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            lockedAt: number;
            /**
             * @description 1 099 511 627 775 stands for never
             * @example 1795000000
             */
            unlockAt: number;
            isForever: boolean;
            /**
             * @description By events alone: `active` holds something and comes free some day, perhaps already; `forever` never does; `ended` is empty
             * @enum {string}
             */
            state: "active" | "forever" | "ended";
            /**
             * @description `void`: the collection took the NFT out, and it was locked anew
             * @enum {string|null}
             */
            endReason: "withdrawn" | "migrated" | "void" | null;
            /**
             * @description Locker that it moved to
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            successor: string | null;
            successorLockId: string | null;
            /** @description Withdrawals, splits and handovers */
            changes: number;
            /**
             * @description A part that was split off is older than this
             * @example 1795000000
             */
            createdAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            blockNumber: number;
            txHash: string;
            /**
             * @description Could be withdrawn now
             * @example 1000000000000000000
             */
            freeAlready: string;
            /** @description What comes free when, after now, each its own part: schedules step by step, linear ones by days, months or years */
            steps: {
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                at: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string;
            }[];
            /** @description The newest 20 events */
            history: components["schemas"]["LockEvent"][];
            /** @description Who may withdraw to the owner; the zero address stands for anybody */
            operators: string[];
            /** @description Lockers that it may move to from then on; empty unless it may move */
            successors: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                opensAt: number;
            }[];
        };
        LockEvent: {
            id: string;
            /** @enum {string} */
            kind: "locked" | "scheduled" | "relocked" | "incremented" | "withdrawn" | "split" | "splitOff" | "ownershipTransferred" | "migrated" | "feeReceiverSet" | "feesCollected" | "voided";
            /**
             * @description Who signed the transaction
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            actor: string;
            /**
             * @description Whom it is about: owner, new owner, receiver, successor
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string | null;
            /**
             * @description Base units that came, left or moved
             * @example 1000000000000000000
             */
            amount: string | null;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            units: string | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            unlockAt: number | null;
            /** @description Number of the part, of the whole, at the successor, or of the newer lock */
            otherLockId: string | null;
            /** @description Other values of the event, by name, as texts */
            details: {
                [key: string]: string;
            };
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
        };
        LockEventList: {
            items: components["schemas"]["LockEvent"][];
            nextCursor: string | null;
        };
        TokenLockSummary: {
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            asset: string;
            name: string | null;
            symbol: string | null;
            decimals: number | null;
            /**
             * @description Of a token that is not ours: as it was last asked; null when it never answered
             * @example 1000000000000000000
             */
            supply: string | null;
            /**
             * @description Now, by all lockers, for ever included
             * @example 1000000000000000000
             */
            totalLocked: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalLockedForever: string;
            /** @description Locks that hold something */
            lockCount: number;
            ownerCount: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            nextUnlockAt: number | null;
            /**
             * @description Could be withdrawn now
             * @example 1000000000000000000
             */
            freeAlready: string;
            /** @description What comes free when, after now, each its own part: schedules step by step, linear ones by days, months or years; moments are joined where there would be more than 400 */
            unlocks: {
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                at: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string;
            }[];
            /** @description There are more locks than are looked at: the calendar has the largest ones */
            isPartial: boolean;
            /** @description LP tokens of its pools, 20 at most */
            pools: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                asset: string;
                name: string | null;
                symbol: string | null;
                decimals: number | null;
                /**
                 * @description Of a token that is not ours: as it was last asked; null when it never answered
                 * @example 1000000000000000000
                 */
                supply: string | null;
                /**
                 * @description Now, by all lockers, for ever included
                 * @example 1000000000000000000
                 */
                totalLocked: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                totalLockedForever: string;
                /** @description Locks that hold something */
                lockCount: number;
                ownerCount: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                nextUnlockAt: number | null;
                /**
                 * @description Could be withdrawn now
                 * @example 1000000000000000000
                 */
                freeAlready: string;
                /** @description What comes free when, after now, each its own part: schedules step by step, linear ones by days, months or years; moments are joined where there would be more than 400 */
                unlocks: {
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    at: number;
                    /**
                     * @description Integer in base units, as decimal text
                     * @example 1000000000000000000
                     */
                    amount: string;
                }[];
                /** @description There are more locks than are looked at: the calendar has the largest ones */
                isPartial: boolean;
                /** @description Of LP tokens and positions; the zero address is the native currency */
                pair: {
                    /**
                     * @description V2 pair or V3 pool; null in V4
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    address: string | null;
                    /**
                     * @description As the pool says; null in V4
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    factory: string | null;
                    token0: {
                        /**
                         * @description EIP-55 checksummed address
                         * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                         */
                        address: string;
                        symbol: string | null;
                        decimals: number | null;
                    };
                    token1: {
                        /**
                         * @description EIP-55 checksummed address
                         * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                         */
                        address: string;
                        symbol: string | null;
                        decimals: number | null;
                    };
                    /** @description Parts per million (V3, V4) */
                    feePpm: number | null;
                } | null;
            }[];
            /** @description V3 and V4 positions in locks whose pool has it, up to 1 000 */
            positionCount: number;
        };
        Verification: {
            /**
             * @description The best that any service says; "off" where no service is asked
             * @enum {string}
             */
            status: "queued" | "pending" | "verified" | "failed" | "off";
            services: {
                service: string;
                /** @enum {string} */
                status: "queued" | "pending" | "verified" | "failed";
                detail: string | null;
                url: string | null;
                attempts: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                updatedAt: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                nextAttemptAt: number | null;
            }[];
            /** @description Null when the code is not of a source that this server has */
            source: {
                contractIdentifier: string;
                compilerVersion: string;
                evmVersion: string;
                optimizerRuns: number;
                /** @enum {string} */
                license: "MIT";
            } | null;
            /** @description ABI-encoded; creation code and these give the token’s address */
            constructorArguments: string | null;
        };
        Stats: {
            /** @description Fees are not summed: they are paid in different currencies */
            totals: {
                tokens: number;
                /** @description Different addresses over all networks */
                creators: number;
                /** @description Sum over the networks: an address on two networks counts twice */
                holders: number;
                transfers: number;
                presales: number;
                locks: number;
                /** @description Networks whose deployment is indexed */
                chains: number;
            };
            chains: components["schemas"]["ChainStats"][];
            days: components["schemas"]["DayStats"][];
        };
        ChainStats: {
            chainId: number;
            /** @description Tokens created through the factory */
            tokens: number;
            /** @description Addresses that created at least one */
            creators: number;
            /** @description Addresses that hold at least one of our tokens now */
            holders: number;
            /** @description Transfer events of our tokens, mints and burns included */
            transfers: number;
            /**
             * @description Creation fees paid, in wei of the native currency
             * @example 1000000000000000000
             */
            feesWei: string;
            /**
             * @description Part of the fees that went to inviters
             * @example 1000000000000000000
             */
            inviterRewardsWei: string;
            /** @description Templates that the factory of tokens knows */
            templates: {
                templateId: number;
                /**
                 * @description Full fee of one creation now
                 * @example 1000000000000000000
                 */
                feeWei: string;
                enabled: boolean;
            }[];
            presales: number;
            /** @description Contributions to sales */
            contributions: number;
            /**
             * @description Creation fees of sales
             * @example 1000000000000000000
             */
            presaleFeesWei: string;
            /** @description Locks ever made, parts included */
            locks: number;
            /** @description Templates that the newest factory of sales knows */
            presaleTemplates: {
                templateId: number;
                /**
                 * @description Full fee of one creation now
                 * @example 1000000000000000000
                 */
                feeWei: string;
                enabled: boolean;
            }[];
            currencies: components["schemas"]["CurrencyStats"][];
        };
        CurrencyStats: {
            /**
             * @description The zero address stands for the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            currency: string;
            presales: number;
            finished: number;
            /** @description Said so on chain */
            canceled: number;
            /**
             * @description Ever put into sales
             * @example 1000000000000000000
             */
            contributed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            refunded: string;
            /**
             * @description Kept by finished sales
             * @example 1000000000000000000
             */
            raised: string;
        };
        DayStats: {
            /**
             * @description Unix seconds of 00:00 UTC
             * @example 1795000000
             */
            day: number;
            chainId: number;
            tokensCreated: number;
            /** @description Addresses that created their first token */
            newCreators: number;
            /** @description Transfer events of our tokens, mints and burns included */
            transfers: number;
            /** @description Contributions to sales */
            contributions: number;
            /** @description Holders after the day's last event */
            holdersAtEnd: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            feesWei: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            inviterRewardsWei: string;
            presalesCreated: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            presaleFeesWei: string;
        };
        Status: {
            /** @description True when every network is */
            healthy: boolean;
            chains: components["schemas"]["ChainHealth"][];
        };
        ChainHealth: {
            chainId: number;
            indexedBlock: number | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            indexedAt: number | null;
            headBlock: number | null;
            /** @description For how long the index has been behind the network without a pause */
            lagSeconds: number;
            healthy: boolean;
            /** @enum {string|null} */
            problem: "RPC_UNREACHABLE" | "RPC_WRONG_CHAIN" | "RPC_STALE" | "INDEX_STARTING" | "INDEX_BEHIND" | "CHAIN_REPLACED" | "INDEXER_DOWN" | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            checkedAt: number;
        };
        Region: {
            /** @description A country that cannot be found counts as restricted */
            restricted: boolean;
            /**
             * @description ISO 3166-1 alpha-2; null when not known
             * @example DE
             */
            country: string | null;
            /**
             * @description database: looked up; configured: a loopback or private address; unknown: the look-up failed
             * @enum {string}
             */
            source: "database" | "configured" | "unknown";
        };
        StoredLogo: {
            cid: string;
            /**
             * @description What a contract stores
             * @example ipfs://bafkrei…
             */
            uri: string;
            /**
             * @description Where this server shows it
             * @example /ipfs/bafkrei…
             */
            url: string;
            /** @description Bytes as stored */
            size: number;
            mediaType: string;
            width: number;
            height: number;
        };
        StoredMetadata: {
            cid: string;
            /**
             * @description What a contract stores
             * @example ipfs://bafkrei…
             */
            uri: string;
            /**
             * @description Where this server shows it
             * @example /ipfs/bafkrei…
             */
            url: string;
            /** @description Bytes as stored */
            size: number;
            mediaType: string;
            metadata: components["schemas"]["TokenMetadata"];
        };
        TokenMetadata: {
            name: string;
            symbol: string;
            description?: string;
            image?: string;
            external_link?: string;
            links?: {
                [key: string]: string;
            };
        };
        TokenMetadataInput: {
            name: string;
            symbol: string;
            description?: string;
            /** @example ipfs://bafkrei… */
            image?: string;
            externalLink?: string;
            links?: {
                website?: string;
                twitter?: string;
                facebook?: string;
                telegram?: string;
                github?: string;
                discord?: string;
                instagram?: string;
                reddit?: string;
                mirror?: string;
                youtube?: string;
            };
        };
        StoredPresaleInfo: {
            cid: string;
            /**
             * @description What a contract stores
             * @example ipfs://bafkrei…
             */
            uri: string;
            /**
             * @description Where this server shows it
             * @example /ipfs/bafkrei…
             */
            url: string;
            /** @description Bytes as stored */
            size: number;
            mediaType: string;
            info: components["schemas"]["PresaleInfo"];
        };
        PresaleInfoInput: {
            name: string;
            description?: string;
            /** @example ipfs://bafkrei… */
            logo?: string;
            links?: {
                website?: string;
                twitter?: string;
                facebook?: string;
                telegram?: string;
                github?: string;
                discord?: string;
                instagram?: string;
                reddit?: string;
                mirror?: string;
                youtube?: string;
            };
        };
        StoredWhitelist: {
            cid: string;
            /**
             * @description What a contract stores
             * @example ipfs://bafkrei…
             */
            uri: string;
            /**
             * @description Where this server shows it
             * @example /ipfs/bafkrei…
             */
            url: string;
            /** @description Bytes as stored */
            size: number;
            mediaType: string;
            /** @description Wallets on the list */
            count: number;
        };
        WhitelistInput: {
            entries: [
                string,
                1 | 2
            ][];
        };
        UploadQuota: {
            usedBytes: number;
            limitBytes: number;
            usedFiles: number;
            limitFiles: number;
            /**
             * @description When the oldest counted upload ceases to count; null when none
             * @example 1795000000
             */
            resetsAt: number | null;
            logoMaxBytes: number;
            descriptionMaxLength: number;
        };
        FileFacts: {
            cid: string;
            /**
             * @description What a contract stores
             * @example ipfs://bafkrei…
             */
            uri: string;
            /**
             * @description Where this server shows it
             * @example /ipfs/bafkrei…
             */
            url: string;
            /** @description Bytes as stored */
            size: number;
            mediaType: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            pins: {
                service: string;
                /** @enum {string} */
                status: "queued" | "pinned" | "failed";
                detail: string | null;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTokens: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                /** @description Current owner */
                owner?: string;
                /** @description Who created it */
                creator?: string;
                template?: number | null;
                /** @description Whether trading is open; tokens without a gate count as open */
                launched?: "true" | "false";
                /** @description Of the larger of buy and sell tax */
                minTaxBps?: number | null;
                /** @description Of the larger of buy and sell tax */
                maxTaxBps?: number | null;
                /** @description Part of the name or symbol, or a whole address */
                search?: string;
                sort?: "createdAt" | "-createdAt" | "holders" | "-holders" | "transfers" | "-transfers" | "name" | "-name";
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDetail"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, TOKEN_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenHolders: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenHolderList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, TOKEN_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenActions: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenActionList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, TOKEN_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenTaxes: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenTaxList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenSwapBacks: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSwapBackList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenDividends: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDividendAccountList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenDividendAdditions: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDividendAdditionList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenDividendPayments: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                account?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDividendPaymentList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenNftDividends: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenNftDividendList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenReferrals: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                inviter?: string;
                account?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReferralList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenRebates: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                inviter?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenRebateList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenBlacklist: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenBlacklist"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTokenLocks: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiquidityLockList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTokenLaunch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Launches, first buys of the team, batch openings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenLaunch"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAccountDividends: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
            };
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDividendList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAccountReferrals: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
            };
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReferralList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAccountLocks: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
            };
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiquidityLockList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresales: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                kind?: "normal" | "fair" | "private";
                /** @description `running` includes `waiting`, which is a sale nobody finished yet */
                status?: "coming" | "running" | "waiting" | "finished" | "canceled";
                /** @description The zero address stands for the native currency */
                currency?: string;
                owner?: string;
                /** @description Who ever contributed */
                contributor?: string;
                badge?: "platformToken" | "verifiedSource" | "inviterReward" | "vesting" | "whitelist" | "burnsUnsold";
                /** @description Part of the name of project or token, or a whole address of sale or token */
                search?: string;
                sort?: "createdAt" | "-createdAt" | "start" | "-start" | "end" | "-end" | "raised" | "-raised" | "progress" | "-progress" | "users" | "-users";
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPresale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleDetail"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, PRESALE_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPresaleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleAccountDetail"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWhitelistProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhitelistProof"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, PRESALE_NOT_FOUND, WHITELIST_NOT_FOUND, NOT_LISTED */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOADS_OFF, INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresaleContributions: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                account?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleContributionList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresaleAccounts: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                inviter?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleAccountList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresaleSlots: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                status?: "moved" | "unused" | "used" | "revoked";
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleSlotList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresaleActions: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleActionList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresaleInviters: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleInviterList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresaleDays: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleDayList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPortfolioPresales: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
            };
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioPresaleList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPortfolioSlots: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
            };
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioSlotList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSlotOffers: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                presale?: string;
                seller?: string;
                buyer?: string;
                /** @description `expired` is an open one that ran out, by the clock */
                status?: "open" | "sold" | "canceled" | "expired";
                sort?: "createdAt" | "-createdAt" | "price" | "-price" | "expires" | "-expires";
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotOfferList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSlotOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotOffer"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, OFFER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSlotPrices: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotPriceList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, OFFER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLocks: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                kind?: "token" | "liquidity" | "nft";
                owner?: string;
                /** @description Exactly this token, LP token or collection */
                asset?: string;
                /** @description This token, LP tokens of its pools and positions in them; needs `chain` */
                token?: string;
                state?: "active" | "forever" | "ended";
                sort?: "newest" | "unlock" | "amount";
                /** @description Unix seconds: only locks that end then or later; needs `sort=unlock` */
                unlocksFrom?: number | null;
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLockStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockStats"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLockCalendar: {
        parameters: {
            query: {
                /** @description Short name or chain id */
                chain: string;
                owner?: string;
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (RFC 5545); give either `owner` or `token` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLockTracker: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of locks, with the sums of all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockTracker"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                locker: string;
                lockId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockDetail"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, LOCK_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLockHistory: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                locker: string;
                lockId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockEventList"];
                };
            };
            /** @description VALIDATION_FAILED, CURSOR_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, LOCK_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTokenLockSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sums; of a token without locks they are zero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenLockSummary"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTokenVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services and source */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, TOKEN_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTokenStandardJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as a download */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, TOKEN_NOT_FOUND, SOURCE_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStats: {
        parameters: {
            query?: {
                /** @description Length of the series: days with an event, counted back from the newest */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Health of every indexed network */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INDEX_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The region */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The stored file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredLogo"];
                };
            };
            /** @description UPLOAD_EMPTY */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ORIGIN_REFUSED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE, IMAGE_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IMAGE_TYPE_UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IMAGE_NOT_SQUARE, IMAGE_SIZE_OUT_OF_RANGE, IMAGE_UNREADABLE */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOAD_QUOTA_EXCEEDED, RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOADS_OFF */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenMetadataInput"];
            };
        };
        responses: {
            /** @description The stored file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMetadata"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ORIGIN_REFUSED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOAD_QUOTA_EXCEEDED, RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOADS_OFF */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadPresaleInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresaleInfoInput"];
            };
        };
        responses: {
            /** @description The stored file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPresaleInfo"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ORIGIN_REFUSED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOAD_QUOTA_EXCEEDED, RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOADS_OFF */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadWhitelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhitelistInput"];
            };
        };
        responses: {
            /** @description The stored file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredWhitelist"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ORIGIN_REFUSED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_LISTED_TWICE */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOAD_QUOTA_EXCEEDED, RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOADS_OFF */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUploadQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Used and allowed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadQuota"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOADS_OFF */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file’s facts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileFacts"];
                };
            };
            /** @description VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FILE_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOADS_OFF */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_STREAMS */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
