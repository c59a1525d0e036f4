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
    "/tokens/{chain}/{address}/candles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price and volume of a token in a pool, from its swaps */
        get: operations["listTokenCandles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token-lists/{chain}/{list}/tokenlist.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest tokens of a network in the form of Uniswap’s token lists; any site may read it */
        get: operations["getTokenListFile"];
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
        /** Presales, newest first unless sorted otherwise */
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
        /** One presale */
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
        /** One wallet in one presale: contribution, slot, rewards as inviter */
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
        /** Proof that a wallet is on the Merkle list of a presale, when that list was uploaded here */
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
        /** What the owner and others did with a presale, newest first */
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
        /** Inviters of a presale, greatest weight first */
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
        /** Presales that an address took part in, last touched first */
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
        /** For what slots of the same presale were sold, newest first */
        get: operations["listSlotPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airdrops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mappings of old tokens to new ones, and airdrops by list */
        get: operations["listAirdrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airdrops/{chain}/{airdrop}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One airdrop */
        get: operations["getAirdrop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airdrops/{chain}/{airdrop}/accounts/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address in one airdrop */
        get: operations["getAirdropAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airdrops/{chain}/{airdrop}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of an address on the list of an airdrop, with their proofs
         * @description Built from the list that lies on this server under the airdrop’s key, and only while that list leads to the root on chain.
         */
        get: operations["getAirdropProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airdrops/{chain}/{airdrop}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that took part, most paid first */
        get: operations["listAirdropAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airdrops/{chain}/{airdrop}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of the list that were paid something, by their place */
        get: operations["listAirdropClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airdrops/{chain}/{airdrop}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of one airdrop, newest first */
        get: operations["listAirdropHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/multisends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to many, the batches of a list together; last touched first */
        get: operations["listMultisends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/multisends/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The batches of one row of `/multisends`, newest first */
        get: operations["listMultisendBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}/airdrops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Airdrops that an address took part in, last touched first */
        get: operations["listPortfolioAirdrops"];
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
    "/nft-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections and their sales */
        get: operations["listNftSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One collection and its sale */
        get: operations["getNftSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}/accounts/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address in one sale: what it minted, holds, and earned by inviting */
        get: operations["getNftSaleAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}/nfts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFTs of the sale by number */
        get: operations["listNfts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that minted in the sale, in the order of first mints */
        get: operations["listNftSaleUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}/inviters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that invited somebody, most earned first */
        get: operations["listNftSaleInviters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses with an NFT now, most first */
        get: operations["listNftSaleHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}/mints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every mint of the sale, newest first */
        get: operations["listNftSaleMints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nft-sales/{chain}/{sale}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of one sale, transfers apart, newest first */
        get: operations["listNftSaleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}/nfts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFTs of our collections that an address owns, last touched first */
        get: operations["listPortfolioNfts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}/nft-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales in which an address minted, invited or holds something, last touched first */
        get: operations["listPortfolioNftSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staking pools */
        get: operations["listPools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pools/{chain}/{pool}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One staking pool */
        get: operations["getPool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pools/{chain}/{pool}/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a pool paid for a stake over time, and how much was staked */
        get: operations["getPoolChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pools/{chain}/{pool}/accounts/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One wallet in one pool: stake, rewards, rebates */
        get: operations["getPoolAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pools/{chain}/{pool}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of one pool, newest first, and how it stood after each */
        get: operations["listPoolHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pools/{chain}/{pool}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wallets of a pool, largest stake first; with `inviter` those that it invited */
        get: operations["listPoolAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pools/{chain}/{pool}/nfts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFTs that are staked in a pool, of everybody or of one account */
        get: operations["listPoolNfts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pools in which an address ever staked or invited, last touched first */
        get: operations["listPortfolioPools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vip/{chain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Memberships of one network: how many there are, and what was paid */
        get: operations["getVip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vip/{chain}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans by number, closed ones too */
        get: operations["listVipPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vip/{chain}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members and former members, those of the latest end first */
        get: operations["listVipMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vip/{chain}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments, plans and payouts, newest first */
        get: operations["listVipHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Memberships of an address, running or over, last paid first */
        get: operations["listPortfolioMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by e-mail and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/2step-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a sign-in by its second step */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the sign-in of the Access-Token header */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers an e-mail address; a link that is valid for 24 hours activates it
         * @description Answers alike whether or not the address has an account: what there is to say is mailed to it.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates an account by the link of a registration and the password of one
         * @description The link proves the mailbox, the password that whoever opens it has registered: of several registrations of an address each has its own, and only what is typed here comes into force.
         */
        post: operations["activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link of a registration again
         * @description Answers alike whether or not the address has an account: what there is to say is mailed to it.
         */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forge-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to a new password
         * @description Answers alike whether or not the address has an account: what there is to say is mailed to it.
         */
        post: operations["forgePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by a mailed link, and ends every sign-in */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/wallet-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The text that a wallet signs to sign in or to be linked (EIP-4361, or the same of Solana) */
        post: operations["makeWalletMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by a signed text; a new wallet gets an account */
        post: operations["signInByWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name, avatar and roles */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/nav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu */
        get: operations["getUserNav"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept about the account */
        get: operations["getOwnAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes how the account is greeted */
        post: operations["changeName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password, and ends the other sign-ins */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the account’s sign-ins */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/link-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links a wallet by a signed text */
        post: operations["linkWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/remove-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a wallet off the account, and ends the other sign-ins */
        post: operations["removeWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/begin-2step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A secret for an authenticator app; nothing is stored yet */
        post: operations["beginSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/confirm-2step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches the second step on by its first code */
        post: operations["confirmSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/drop-2step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches the second step off */
        post: operations["dropSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a phone number */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sms_err": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that codes do not reach a number */
        post: operations["reportLostCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a number by the code that was sent to it */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an operator in for 12 hours: name, password and a code of the authenticator */
        post: operations["loginOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the sign-in of the token that is sent */
        post: operations["logoutOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest 100 mails and text messages, for the operator alone */
        get: operations["readOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest 100 reports of codes that did not arrive, for the operator alone */
        get: operations["readDeliveryReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Badges that are valid now, the newest first */
        get: operations["listBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Valid badges of up to 60 contracts, for lists */
        get: operations["getBadgesOfMany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/{chain}/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All badges of a contract, ended ones included, with their public trail
         * @description A badge says who checked what and when. It is no promise of safety. It is bound to code, owner and taxes, and ends by itself when one of them changes.
         */
        get: operations["getBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications of the signed-in account, the newest 100 */
        get: operations["listBadgeApplications"];
        put?: never;
        /** Begins an application for a contract that a wallet of the account owns */
        post: operations["beginBadgeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application of the signed-in account, with its trail and who opened its documents */
        get: operations["getBadgeApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the texts of a draft, or of one for which more is wanted */
        post: operations["changeBadgeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands an application to the operator */
        post: operations["submitBadgeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications/{id}/retract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an application back that is not decided */
        post: operations["retractBadgeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a document, encrypted, for the operator and the applicant alone
         * @description The body is the file itself: PDF, PNG or JPEG, told by its content, at most 5 000 000 bytes. It is deleted after the decision.
         */
        post: operations["addBadgeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications/{id}/documents/{documentId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a document from an application that may still be changed */
        post: operations["removeBadgeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-applications/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens a document of an own application; who does is recorded */
        get: operations["readBadgeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications of one state, what waits longest first, for the operator alone */
        get: operations["readBadgeQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application with its documents’ names and its trail, for the operator alone */
        get: operations["readBadgeApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens a document for the operator; who does is recorded */
        get: operations["reviewBadgeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a submitted application into review */
        post: operations["takeBadgeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what else is wanted */
        post: operations["askForMore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses an application with a reason */
        post: operations["refuseBadgeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a badge that stands; the reason is public */
        post: operations["withdrawBadge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants the badge, bound to the code, owner and taxes that the contract has now */
        post: operations["grantBadge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge-attesters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wallets whose attestations of badges this site stands for, and where they attest
         * @description With this, anybody can judge an attestation on its own network without asking this server again.
         */
        get: operations["listBadgeAttesters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/attesters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trusts a wallet, or names it anew */
        post: operations["nameBadgeAttester"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/attesters/{address}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trusts a wallet no longer */
        post: operations["removeBadgeAttester"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/badges/{id}/attestation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records what was attested for a badge, once the network itself says the same
         * @description Read from the badge’s own network. Refused with every field that differs, in `details.faults`.
         */
        post: operations["recordBadgeAttestation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/critiques/{chain}/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public requests for critique of a contract with their answers, the newest 20 */
        get: operations["getCritiques"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/critiques/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A public request for critique with its answers */
        get: operations["getCritique"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/critique-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in account asked, and to what it is invited, the newest 50 */
        get: operations["listOwnCritiques"];
        put?: never;
        /** Asks up to five critics about a contract that a wallet of the account owns */
        post: operations["askCritique"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/critique-requests/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says who sees an own request, until the first critic has answered */
        post: operations["showCritique"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/critique-requests/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an own request with its answers */
        post: operations["removeCritique"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/critique-requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers as an invited critic; until the end an answer may be replaced */
        post: operations["answerCritique"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account’s webhooks */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Makes a webhook; its secret is answered this once
         * @description It is told every act that becomes final from now on, signed as Standard Webhooks have it: docs/webhooks.md.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook lately, and what became of it */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes where a webhook is sent and what it listens to */
        post: operations["changeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pauses or resumes a webhook; what happens meanwhile is not told later */
        post: operations["setWebhookState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new secret; for 24 hours the one before signs as well */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a webhook with what waits for it */
        post: operations["removeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test, once, to a paused webhook as well */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an event again, under the same id and with all of its attempts */
        post: operations["redeliverWebhookEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an address has on every network, and what it can do now */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an address can do now, and what happened around what it has, on every network, the newest first */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owner/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an address launched on every network, and how it went */
        get: operations["getOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tokens, presales, pools, airdrops, collections, locks and offers by name or address */
        get: operations["search"];
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
    "/solana/portfolio/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a wallet owns and took part in on Solana */
        get: operations["getSolanaPortfolio"];
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
    "/stats/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened on each day of a range, by network, and what presales raised by currency */
        get: operations["getStatsDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done last: launches, contributions, locks, stakes, claims, mints
         * @description The newest 4096 of each network are kept; the lists of each feature have all of them.
         */
        get: operations["listActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Acts per minute of each network in the last indexed hour */
        get: operations["getPace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/cards/{kind}/{subject}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a link to something says of it in a chat */
        get: operations["getShareCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/images/{kind}/{subject}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a picture */
        get: operations["getShareImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/presales.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Moments at which presales start and end: a feed for calendars */
        get: operations["getPresaleCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/launches.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tokens, presales, pools, airdrops and collections that were made last: a feed for readers */
        get: operations["getLaunchFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clear-signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Descriptors by which wallets show what people sign (ERC-7730) */
        get: operations["getClearSigningDescriptors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clear-signing/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One descriptor, as wallets read it */
        get: operations["getClearSigningDescriptor"];
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
        /** Keeps what a project says about its presale; its CID is the presale’s `ipfsKey` */
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
        /** Keeps the Merkle list of a presale, so that its wallets get their proofs */
        post: operations["uploadWhitelist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/solana-presale-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the list of a presale on Solana, so that its wallets find their proofs
         * @description Entries are in the order of the leaves, each with its tier. The tree is that of the public StandardMerkleTree over the leaves of the presale program, which name the presale.
         */
        post: operations["uploadSolanaPresaleList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/pool-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps what a project says about its staking pool; its CID is the pool’s `ipfsKey` */
        post: operations["uploadPoolInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/airdrop-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the list of an airdrop, so that anybody can rebuild its tree and proofs
         * @description The place of an entry is the index of its leaf; amounts are base units. Leaves and tree are those of the public StandardMerkleTree over (uint256 index, address account, uint256 amount).
         */
        post: operations["uploadAirdropList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/solana-airdrop-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the list of an airdrop on Solana, so that anybody can rebuild its tree and proofs
         * @description The place of an entry is the index of its leaf; amounts are base units. The tree is that of the public StandardMerkleTree over the leaves of the airdrop program.
         */
        post: operations["uploadSolanaAirdropList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps pictures, films and metadata of a collection as they are
         * @description A form with up to 500 parts named `file`, 32 000 000 bytes in all: PNG, JPEG, WebP, GIF, AVIF, MP4, WebM or a JSON object, told by content, each at most 20 000 000 bytes. They are kept byte for byte; the answers stand in the order of the parts. Whoever uploads a file again changes nothing.
         */
        post: operations["uploadAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipfs/folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives files that are here already a folder with an address of its own
         * @description The address is the one that `ipfs add -r --cid-version 1` computes. Where files are missing, `FILES_MISSING` names all of them in `details.missing`: upload these and ask again. So an upload that broke off goes on where it stopped.
         */
        post: operations["makeFolder"];
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
         * Live events: `head` (HeadEvent), `token` (TokenEvent), `presale` (PresaleEvent), `act` (ActEvent) and `swap` (SwapEvent)
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
             * @description What of `total` the presale keeps
             * @example 1000000000000000000
             */
            accepted: string;
            /** @description Of the hard cap; a fair presale goes beyond 10 000 */
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
        ActEvent: {
            chainId: number;
            /** @description Of the network's acts, from 1 */
            number: number;
            kind: components["schemas"]["ActKind"];
            feature: components["schemas"]["ActFeature"];
            /**
             * @description Token, presale, locker, pool, airdrop, sender of lists or collection
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            subject: string;
            /** @description Name of the token that was made, sold or staked, or of the collection */
            subjectName: string | null;
            /** @description Of a presale */
            templateId: number | null;
            lockId: string | null;
            /**
             * @description In whose name
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /**
             * @description What the amount is of; the zero address stands for the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            asset: string | null;
            symbol: string | null;
            decimals: number | null;
            /**
             * @description Base units of the asset, or number of NFTs where there is no asset
             * @example 1000000000000000000
             */
            amount: string | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
        };
        /** @enum {string} */
        ActKind: "tokenCreated" | "presaleCreated" | "contributed" | "refunded" | "claimed" | "presaleFinished" | "presaleCanceled" | "locked" | "unlocked" | "poolCreated" | "staked" | "unstaked" | "harvested" | "airdropCreated" | "airdropClaimed" | "sent" | "collectionCreated" | "minted";
        /** @enum {string} */
        ActFeature: "token" | "presale" | "lock" | "staking" | "airdrop" | "nft";
        SwapEvent: {
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            token: string;
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
                code: "VALIDATION_FAILED" | "CURSOR_INVALID" | "CID_INVALID" | "UPLOAD_EMPTY" | "UPLOAD_UNREADABLE" | "UNAUTHORIZED" | "NOT_OWNER" | "ORIGIN_REFUSED" | "CHAIN_UNKNOWN" | "TOKEN_NOT_FOUND" | "PRESALE_NOT_FOUND" | "OFFER_NOT_FOUND" | "LOCK_NOT_FOUND" | "POOL_NOT_FOUND" | "AIRDROP_NOT_FOUND" | "AIRDROP_LIST_NOT_FOUND" | "NFT_SALE_NOT_FOUND" | "WHITELIST_NOT_FOUND" | "BADGE_APPLICATION_NOT_FOUND" | "BADGE_DOCUMENT_NOT_FOUND" | "BADGE_SUBJECT_NOT_FOUND" | "ATTESTER_NOT_FOUND" | "CRITIQUE_NOT_FOUND" | "WEBHOOK_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "NOT_LISTED" | "FILE_NOT_FOUND" | "SOURCE_NOT_FOUND" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "BODY_TOO_LARGE" | "IMAGE_TOO_LARGE" | "ASSET_TOO_LARGE" | "DOCUMENT_TOO_LARGE" | "TOO_MANY_FILES" | "IMAGE_TYPE_UNSUPPORTED" | "ASSET_TYPE_UNSUPPORTED" | "DOCUMENT_TYPE_UNSUPPORTED" | "BADGE_APPLICATION_OPEN" | "BADGE_DOCUMENTS_MISSING" | "BADGE_STATE_WRONG" | "ATTESTATION_NOT_OFFERED" | "ATTESTATION_RECORDED" | "CRITIQUE_ANSWERED" | "CRITIQUE_CLOSED" | "TOO_MANY_CRITIQUES" | "TOO_MANY_WEBHOOKS" | "DELIVERY_IN_HAND" | "TOO_MANY_DOCUMENTS" | "DOCUMENTS_FULL" | "FILES_MISSING" | "WALLET_TAKEN" | "LAST_WAY_IN" | "SECOND_STEP_ON" | "ADDRESS_LISTED_TWICE" | "ATTESTATION_WRONG" | "CODE_WRONG" | "CREDENTIALS_WRONG" | "IMAGE_NOT_SQUARE" | "IMAGE_SIZE_OUT_OF_RANGE" | "IMAGE_UNREADABLE" | "LINK_INVALID" | "SIGN_IN_EXPIRED" | "WALLET_MESSAGE_WRONG" | "TOO_MANY_ATTEMPTS" | "UPLOAD_QUOTA_EXCEEDED" | "RATE_LIMITED" | "INTERNAL" | "ACCOUNTS_OFF" | "ATTESTATION_UNAVAILABLE" | "CODE_UNAVAILABLE" | "INDEX_UNAVAILABLE" | "TOO_MANY_STREAMS" | "UPLOADS_OFF" | "STORE_UNAVAILABLE" | "STORE_FULL";
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
            /** @description Null for tokens without taxes */
            terms: components["schemas"]["TokenTerms"] | null;
            pairs: components["schemas"]["TokenPair"][];
            exemptions: components["schemas"]["TokenExemption"][];
            verification: components["schemas"]["VerificationSummary"];
        };
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
        };
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
                /** @description What the holder is, where the index knows it; null: a wallet, or unknown */
                contract: {
                    /** @enum {string} */
                    kind: "token" | "presale" | "pool" | "airdrop" | "locker" | "pair";
                    /** @description That its factory gave it */
                    number: string | null;
                    /**
                     * @description Null of all others
                     * @enum {string|null}
                     */
                    presaleKind: "normal" | "fair" | "private" | null;
                } | null;
            }[];
            nextCursor: string | null;
            total: number;
        };
        TokenCandles: {
            /**
             * @description When trading opened
             * @example 1795000000
             */
            launchedAt: number | null;
            /** @description Pools of the token that are followed, that of most swaps first */
            pools: {
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
                /** @description As the currency calls itself; null: not known yet, or native */
                symbol: string | null;
                decimals: number | null;
                swaps: number;
            }[];
            /**
             * @description Whose candles these are
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            pair: string | null;
            /** @description At most 240, oldest first. Intervals without a swap have none. A price is that of the pool after a swap. */
            candles: components["schemas"]["Candle"][];
        };
        Candle: {
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            startsAt: number;
            /**
             * @description Base units of the quote currency for one base unit of the token, times 10^36, as decimal text
             * @example 1000000000000000000000000000000
             */
            open: string;
            /**
             * @description Base units of the quote currency for one base unit of the token, times 10^36, as decimal text
             * @example 1000000000000000000000000000000
             */
            high: string;
            /**
             * @description Base units of the quote currency for one base unit of the token, times 10^36, as decimal text
             * @example 1000000000000000000000000000000
             */
            low: string;
            /**
             * @description Base units of the quote currency for one base unit of the token, times 10^36, as decimal text
             * @example 1000000000000000000000000000000
             */
            close: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            tokenVolume: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            quoteVolume: string;
            swaps: number;
        };
        TokenListFile: {
            name: string;
            /**
             * Format: date-time
             * @description When the newest of its tokens came
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description Higher with each token that comes */
            version: {
                major: number;
                minor: number;
                patch: number;
            };
            keywords: string[];
            tokens: {
                chainId: number;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                name: string;
                symbol: string;
                decimals: number;
            }[];
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
            /** @description Presales of the network or of all; null when anything else narrows the list */
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
             * @description What of `total` the presale keeps
             * @example 1000000000000000000
             */
            accepted: string;
            /** @description Of the hard cap; a fair presale goes beyond 10 000 */
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
             * @description What of `total` the presale keeps
             * @example 1000000000000000000
             */
            accepted: string;
            /** @description Of the hard cap; a fair presale goes beyond 10 000 */
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
            /** @description Null when it was not uploaded here */
            info: components["schemas"]["PresaleInfo"] | null;
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
            listsBelowPresale: boolean;
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
            listing: components["schemas"]["PresaleListing"] | null;
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
            inviter: components["schemas"]["InviterLedger"] | null;
        };
        PresaleInfo: {
            name: string;
            description?: string;
            logo?: string;
            links?: {
                [key: string]: string;
            };
        };
        PresaleListing: {
            /**
             * @description Null in private presales
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
        };
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
        };
        PresaleAccountDetail: {
            account: components["schemas"]["PresaleAccount"] | null;
            slot: components["schemas"]["PresaleSlot"] | null;
            asInviter: components["schemas"]["PresaleInviter"] | null;
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
        };
        PresaleSlot: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            level: number;
            /** @description Place in the Merkle list */
            leaf: string | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            /** @enum {string} */
            status: "moved" | "unused" | "used" | "revoked";
        };
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
             * @description Share of what was paid in; 0 before the presale is finished
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
        };
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
                 * @description Of the presale, after it
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
                /** @enum {string} */
                kind: "contribution" | "refund";
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
                /**
                 * @description Who signed the transaction
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                actor: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
                /** @enum {string} */
                kind: "created" | "finalized" | "canceled" | "withdrawn" | "platformPaid" | "timeSet" | "whitelistModeSet" | "whitelistRootSet" | "whitelistAdminSet" | "slotsSet" | "leavesRevoked" | "slotTransferSet" | "inviterOpened" | "infoUpdated" | "poolRepaired" | "liquidityRetained" | "tokenRefused";
                /** @description The values of the event, by name, as texts */
                details: {
                    [key: string]: string;
                };
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
            presaleFacts: {
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
        AirdropList: {
            items: components["schemas"]["Airdrop"][];
            nextCursor: string | null;
        };
        Airdrop: {
            /** @description `<chainId>-<address, lower case>` */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description In its factory; the first is 1 */
            number: number;
            /** @enum {string} */
            kind: "mapping" | "claims";
            /**
             * @description By the clock of the network, as the contract says
             * @enum {string}
             */
            state: "coming" | "running" | "finished";
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /** @description What is paid */
            token: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                /** @description Null while it is not known */
                name: string | null;
                symbol: string | null;
                decimals: number | null;
            };
            /** @description Old token of a mapping */
            origin: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                /** @description Null while it is not known */
                name: string | null;
                symbol: string | null;
                decimals: number | null;
            } | null;
            /**
             * @description New base units for 1e18 old ones; null unless it is a mapping
             * @example 1000000000000000000
             */
            rate: string | null;
            /** @description Merkle root of a list */
            root: string | null;
            /**
             * @description What the list adds up to, as its maker says
             * @example 1000000000000000000
             */
            listTotal: string | null;
            /** @description Of an entry, released at the start */
            firstBps: number | null;
            /** @description Over which the rest is released */
            releaseSeconds: number | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            startTime: number;
            /**
             * @description Null: it never ends
             * @example 1795000000
             */
            endTime: number | null;
            ipfsKey: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            feeWei: string;
            /**
             * @description Of `token`: what came at the creation and by recharging
             * @example 1000000000000000000
             */
            deposited: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            paid: string;
            /**
             * @description Of `token`: what the owner took back
             * @example 1000000000000000000
             */
            withdrawn: string;
            /**
             * @description Old tokens that were brought
             * @example 1000000000000000000
             */
            received: string;
            /**
             * @description Old tokens that the owner took
             * @example 1000000000000000000
             */
            originWithdrawn: string;
            /** @description Addresses that took part */
            accounts: number;
            /** @description Entries of the list that were paid something */
            entries: number;
            payments: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            updatedBlock: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
        };
        AirdropAccountDetail: {
            /** @description Null for a stranger */
            account: components["schemas"]["AirdropAccount"] | null;
            /** @description Of a list; the first hundred */
            claims: components["schemas"]["AirdropClaim"][];
        };
        AirdropAccount: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /**
             * @description Old tokens that it brought
             * @example 1000000000000000000
             */
            received: string;
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
            firstAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
        };
        AirdropClaim: {
            /** @description Place in the list, decimal text */
            index: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            claimed: string;
            payments: number;
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
        };
        AirdropProof: {
            root: string;
            entries: {
                /** @description Place in the list */
                index: number;
                /**
                 * @description Whole amount of the entry
                 * @example 1000000000000000000
                 */
                amount: string;
                /** @description From the leaf up */
                proof: string[];
            }[];
        };
        AirdropAccountList: {
            items: components["schemas"]["AirdropAccount"][];
            nextCursor: string | null;
        };
        AirdropClaimList: {
            items: components["schemas"]["AirdropClaim"][];
            nextCursor: string | null;
        };
        AirdropEventList: {
            items: {
                id: string;
                /**
                 * @description Who signed the transaction
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                actor: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string | null;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                token: string | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amount: string | null;
                /**
                 * @description Old tokens that came for it
                 * @example 1000000000000000000
                 */
                received: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
                /** @enum {string} */
                kind: "created" | "mapped" | "claimed" | "recharged" | "infoUpdated" | "withdrawn";
                /** @description Place in the list */
                index: string | null;
            }[];
            nextCursor: string | null;
        };
        MultisendList: {
            items: components["schemas"]["Multisend"][];
            nextCursor: string | null;
        };
        Multisend: {
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            contract: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            sender: string;
            /** @description Token or collection; null: native currency */
            asset: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                /** @description Null while it is not known */
                name: string | null;
                symbol: string | null;
                decimals: number | null;
            } | null;
            /** @description Decimal text; 0 stands for no list */
            listId: string;
            /** @description Batches of the list that were sent */
            batches: number;
            recipients: number;
            /**
             * @description Base units, or the number of NFTs
             * @example 1000000000000000000
             */
            total: string;
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
            blockNumber: number;
            /** @description Of the last batch */
            txHash: string;
        };
        MultisendBatchList: {
            items: {
                id: string;
                /** @description Number of the batch in its list, decimal text */
                batch: string;
                recipients: number;
                /**
                 * @description Integer in base units, as decimal text
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
        PortfolioAirdropList: {
            items: {
                airdrop: components["schemas"]["Airdrop"];
                account: components["schemas"]["AirdropAccount"];
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
             * @description Of the token itself, without what can be withdrawn now of its 1 000 largest locks (`freeAlready`)
             * @example 1000000000000000000
             */
            totalLocked: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalLockedForever: string;
            /**
             * @description Could be withdrawn now
             * @example 1000000000000000000
             */
            freeAlready: string;
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
             * @description Held by all lockers, for ever included, without what can be withdrawn now (`freeAlready`)
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
            /** @description There are more locks than are looked at: calendar and `freeAlready` have the largest ones */
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
                 * @description Held by all lockers, for ever included, without what can be withdrawn now (`freeAlready`)
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
                /** @description There are more locks than are looked at: calendar and `freeAlready` have the largest ones */
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
        NftSaleList: {
            items: components["schemas"]["NftSale"][];
            nextCursor: string | null;
        };
        NftSale: {
            /** @description `<chainId>-<address, lower case>` */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description In its factory; the first is 1 */
            number: number;
            /**
             * @description By the clock of the network, as the contract says
             * @enum {string}
             */
            state: "coming" | "list" | "public" | "finished" | "owner";
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            creator: string;
            /**
             * @description Zero once it was given up
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description Who is paid: the last owner
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            beneficiary: string;
            name: string;
            symbol: string;
            /** @enum {string} */
            mintMethod: "owner" | "public";
            /** @enum {string} */
            urlMode: "shared" | "each";
            total: number;
            /** @description How many the owner may mint free in all */
            ownerShare: number;
            /** @description Address zero: native currency */
            paymentToken: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                /** @description Null while it is not known */
                name: string | null;
                symbol: string | null;
                decimals: number | null;
            };
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            mintFee: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            listFee: string;
            /** @description Most that a wallet gets; 0: no limit */
            cap: number;
            /**
             * @description Null: no phase of a list
             * @example 1795000000
             */
            listStart: number | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            publicStart: number;
            /**
             * @description Null: until all are minted
             * @example 1795000000
             */
            endTime: number | null;
            /**
             * @description Null: who owns the collection then
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            royaltyReceiver: string | null;
            royaltyBps: number;
            platformBps: number;
            /** @description Null: nothing is hidden */
            provenanceHash: string | null;
            /** @description Of the files that were added or shown last */
            uri: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            feeWei: string;
            ipfsKey: string;
            whitelistRoot: string | null;
            whitelistKey: string;
            /** @description Basis points by level; empty: no rewards */
            inviterRates: number[];
            minted: number;
            ownerMinted: number;
            /** @description Addresses that minted in the sale */
            users: number;
            /** @description Addresses with an NFT now */
            holders: number;
            /**
             * @description Prices of all mints
             * @example 1000000000000000000
             */
            volume: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rewardsEarned: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rewardsPaid: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            proceedsPaid: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            platformPaid: string;
            /** @description Decides how hidden pictures are dealt out */
            drawBlock: number | null;
            drawOffset: number | null;
            revealed: boolean;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            updatedBlock: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
        };
        NftSaleAccountDetail: {
            /** @description Null for a stranger */
            account: components["schemas"]["NftSaleAccount"] | null;
        };
        NftSaleAccount: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /** @description Place in the order of first mints; null: it minted none */
            number: number | null;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            inviter: string | null;
            /** @description What it minted in the sale */
            minted: number;
            /** @description What the owner minted to it */
            given: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            spent: string;
            /** @description NFTs that it holds now */
            held: number;
            invitees: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rewardEarned: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rewardPaid: string;
            /**
             * @description What it earned and has not claimed
             * @example 1000000000000000000
             */
            rewardDue: string;
            /**
             * @description First reward since the last claim; null: none is due
             * @example 1795000000
             */
            rewardDueAt: number | null;
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
        };
        NftList: {
            items: components["schemas"]["Nft"][];
            nextCursor: string | null;
        };
        Nft: {
            tokenId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description Who got it by minting
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            minter: string;
            /** @enum {string} */
            mintPhase: "owner" | "list" | "public";
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            mintedAt: number;
            /**
             * @description Of its last transfer
             * @example 1795000000
             */
            updatedAt: number;
        };
        NftSaleAccountList: {
            items: components["schemas"]["NftSaleAccount"][];
            nextCursor: string | null;
        };
        NftSaleEventList: {
            items: {
                id: string;
                /** @enum {string} */
                kind: "created" | "minted" | "rewardPaid" | "inviterOpened" | "listSet" | "uriAdded" | "offsetDue" | "offsetDrawn" | "revealed" | "infoUpdated" | "proceedsPaid" | "platformPaid" | "ownershipTransferred";
                /**
                 * @description Who signed the transaction
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                actor: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string | null;
                /**
                 * @description Price of a mint, or what was paid
                 * @example 1000000000000000000
                 */
                amount: string | null;
                firstId: number | null;
                quantity: number | null;
                /**
                 * @description Of a mint
                 * @enum {string|null}
                 */
                phase: "owner" | "list" | "public" | null;
                /** @description URI, key or rates */
                detail: string | null;
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
        PortfolioNftList: {
            items: {
                tokenId: number;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                owner: string;
                /**
                 * @description Who got it by minting
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                minter: string;
                /** @enum {string} */
                mintPhase: "owner" | "list" | "public";
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                mintedAt: number;
                /**
                 * @description Of its last transfer
                 * @example 1795000000
                 */
                updatedAt: number;
                sale: components["schemas"]["NftSale"];
            }[];
            nextCursor: string | null;
        };
        PortfolioNftSaleList: {
            items: {
                sale: components["schemas"]["NftSale"];
                account: components["schemas"]["NftSaleAccount"];
            }[];
            nextCursor: string | null;
        };
        PoolList: {
            items: components["schemas"]["Pool"][];
            nextCursor: string | null;
            /** @description Pools of the network or of all; null when anything else narrows the list */
            total: number | null;
        };
        Pool: {
            /** @description `<chainId>-<address, lower case>` */
            id: string;
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description In its factory */
            number: string;
            /** @enum {string} */
            kind: "token" | "lp" | "nft";
            /**
             * @description By the clock of the network
             * @enum {string}
             */
            state: "coming" | "running" | "closed" | "ended" | "stopped";
            /**
             * @description Who made it
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            admin: string;
            /** @description Token, LP token or collection */
            stakedToken: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                /** @description Null while it is not known */
                name: string | null;
                symbol: string | null;
                /** @description 0 of a collection */
                decimals: number | null;
            };
            /** @description What rewards are paid in */
            rewardToken: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                /** @description Null while it is not known */
                name: string | null;
                symbol: string | null;
                /** @description 0 of a collection */
                decimals: number | null;
            };
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
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rewardPerSecond: string;
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
             * @description Nothing is staked from then on
             * @example 1795000000
             */
            stakeDeadline: number;
            /**
             * @description 0: none
             * @example 1000000000000000000
             */
            limitPerAccount: string;
            /** @description After the start, for which the limit holds */
            limitSeconds: number;
            /** @description Lock of a stake after its last deposit */
            lockSeconds: number;
            /** @description Rebate of inviters, basis points of rewards */
            inviteBps: number;
            /** @description Every lock time has ended */
            isExitOpen: boolean;
            /**
             * @description Null: lock times hold
             * @example 1795000000
             */
            exitOpenedAt: number | null;
            /** @description The admin stopped rewards */
            isStopped: boolean;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            totalStaked: string;
            /** @description Accounts with something staked now */
            stakerCount: number;
            /** @description Accounts that ever staked */
            accountCount: number;
            /**
             * @description Reward base units that 1e18 staked base units (of NFTs: one) would earn in 365 days; 0 while none run and without a stake
             * @example 1000000000000000000
             */
            apr: string;
            /**
             * @description Paid in for rewards at creation
             * @example 1000000000000000000
             */
            rewardTokenAmount: string;
            /**
             * @description Paid in later
             * @example 1000000000000000000
             */
            rewardsAdded: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rewardsPaid: string;
            /**
             * @description Paid in for rebates at creation
             * @example 1000000000000000000
             */
            rebatesFunded: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rebatesEarned: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rebatesPaid: string;
            /**
             * @description What nobody could earn and the admin took
             * @example 1000000000000000000
             */
            recovered: string;
            /**
             * @description Creation fee
             * @example 1000000000000000000
             */
            feeWei: string;
            ipfsKey: string;
            /** @description Of pictures; empty unless it was set */
            baseUri: string;
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
        PoolChart: {
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /**
             * @description Every change, or of a pool with many changes what each UTC day left
             * @enum {string}
             */
            step: "change" | "day";
            /** @description Oldest first; each holds until the next one; the last is now */
            points: {
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                at: number;
                /**
                 * @description Reward base units that 1e18 staked base units (of NFTs: one) would earn in 365 days; 0 while none run and without a stake
                 * @example 1000000000000000000
                 */
                apr: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                totalStaked: string;
                stakerCount: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rewardPerSecond: string;
            }[];
        };
        PoolAccountDetail: {
            account: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                staked: string;
                /**
                 * @description Ever put in
                 * @example 1000000000000000000
                 */
                deposited: string;
                /**
                 * @description Ever given back
                 * @example 1000000000000000000
                 */
                withdrawn: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rewardsPaid: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                inviter: string | null;
                /** @description Accounts that named it as their inviter */
                invitees: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rebatesEarned: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rebatesPaid: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                lastDepositAt: number | null;
                /**
                 * @description Since when it has rewards that it was not paid; null: none are due, nor come
                 * @example 1795000000
                 */
                accruesFrom: number | null;
                /**
                 * @description First rebate since the last claim; null: none is due
                 * @example 1795000000
                 */
                rebateDueAt: number | null;
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
            /** @description NFTs that it has staked */
            nftCount: number;
        };
        PoolEventList: {
            items: {
                id: string;
                /** @enum {string} */
                kind: "created" | "deposited" | "withdrawn" | "emergencyWithdrawn" | "harvested" | "inviterBound" | "rebateEarned" | "rebateClaimed" | "rewardsSet" | "rewardStopped" | "limitSet" | "exitOpened" | "rewardsRecovered" | "ipfsKeySet" | "baseUriSet";
                /**
                 * @description Who signed the transaction
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                actor: string;
                /**
                 * @description Whom it is about; null: the pool
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string | null;
                /**
                 * @description What came, left or was earned
                 * @example 1000000000000000000
                 */
                amount: string | null;
                /**
                 * @description Reward that was paid with it
                 * @example 1000000000000000000
                 */
                reward: string | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                totalStaked: string;
                stakerCount: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                rewardPerSecond: string;
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
            }[];
            nextCursor: string | null;
        };
        PoolAccountList: {
            items: components["schemas"]["PoolAccount"][];
            nextCursor: string | null;
        };
        PoolAccount: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            staked: string;
            /**
             * @description Ever put in
             * @example 1000000000000000000
             */
            deposited: string;
            /**
             * @description Ever given back
             * @example 1000000000000000000
             */
            withdrawn: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rewardsPaid: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            inviter: string | null;
            /** @description Accounts that named it as their inviter */
            invitees: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rebatesEarned: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            rebatesPaid: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            lastDepositAt: number | null;
            /**
             * @description Since when it has rewards that it was not paid; null: none are due, nor come
             * @example 1795000000
             */
            accruesFrom: number | null;
            /**
             * @description First rebate since the last claim; null: none is due
             * @example 1795000000
             */
            rebateDueAt: number | null;
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
        };
        PoolNftList: {
            items: {
                nftId: string;
                /**
                 * @description Who staked it
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                updatedAt: number;
            }[];
            nextCursor: string | null;
        };
        PortfolioPoolList: {
            items: {
                pool: components["schemas"]["Pool"];
                account: components["schemas"]["PoolAccount"];
            }[];
            nextCursor: string | null;
        };
        VipDetail: {
            /** @description Null where no memberships are sold */
            vip: components["schemas"]["Vip"] | null;
        };
        Vip: {
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string;
            /**
             * @description Receives what members pay
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            devAddress: string;
            plans: number;
            /** @description Addresses that were members at any time */
            members: number;
            /** @description Of them now, by the clock of the network */
            membersNow: number;
            payments: number;
            /**
             * @description Prices of all payments
             * @example 1000000000000000000
             */
            paidWei: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            withdrawnWei: string;
        };
        VipPlanList: {
            items: {
                /** @description Its number; the first is 0 */
                index: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                priceWei: string;
                days: number;
                /** @description Whether it can be bought now */
                enabled: boolean;
                payments: number;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                paidWei: string;
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
        VipMembershipList: {
            items: components["schemas"]["VipMembership"][];
            nextCursor: string | null;
        };
        VipMembership: {
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            vip: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            expiresAt: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            lastPaidWei: string;
            lastDays: number;
            payments: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            paidWei: string;
            /** @description Of the payments: made by somebody else */
            gifts: number;
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
            /** @description Now, by the clock of the network */
            isMember: boolean;
        };
        VipEventList: {
            items: {
                id: string;
                /**
                 * @description Who signed the transaction
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                actor: string;
                /**
                 * @description Who became a member or was paid, the new owner, or who is paid from then on
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                account: string | null;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                payer: string | null;
                planIndex: number | null;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                amountWei: string | null;
                days: number | null;
                /**
                 * @description Until when a payment reaches
                 * @example 1795000000
                 */
                expiresAt: number | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                blockNumber: number;
                txHash: string;
                /** @enum {string} */
                kind: "paid" | "planAdded" | "planOpened" | "planClosed" | "devAddressSet" | "withdrawn" | "ownershipTransferred";
            }[];
            nextCursor: string | null;
        };
        SignIn: {
            result: {
                /** @description For the Access-Token header, for 604800 s; null where a second step is due */
                token: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                expiresAt: number | null;
                /** @description For POST /auth/2step-code, for 300 s; null where no second step is due */
                ticket: string | null;
            };
        };
        LoginInput: {
            /**
             * @description Address of a mailbox
             * @example owner@project.example
             */
            email: string;
            /**
             * @description The password as it is
             * @example nine quiet boats
             */
            password: string;
        };
        SecondStepInput: {
            /** @example k3vH2mQ9sT4wY7zB1cD5fG8jL0nP6rVx */
            ticket: string;
            /**
             * @description Six digits of the authenticator, or a recovery code
             * @example 123456
             */
            code: string;
        };
        Done: {
            result: Record<string, never>;
        };
        BeginSecondStepInput: Record<string, never>;
        RegisterInput: {
            /**
             * @description Address of a mailbox
             * @example owner@project.example
             */
            email: string;
            /**
             * @description At least 6 characters, at most 128
             * @example nine quiet boats
             */
            password: string;
            /**
             * @description Language of the message that is sent
             * @default en-US
             * @enum {string}
             */
            language: "en-US" | "zh-CN";
        };
        ActivateInput: {
            /** @example k3vH2mQ9sT4wY7zB1cD5fG8jL0nP6rVx */
            token: string;
            /**
             * @description The password as it is
             * @example nine quiet boats
             */
            password: string;
        };
        MailboxInput: {
            /**
             * @description Address of a mailbox
             * @example owner@project.example
             */
            email: string;
            /**
             * @description Language of the message that is sent
             * @default en-US
             * @enum {string}
             */
            language: "en-US" | "zh-CN";
        };
        NewPasswordInput: {
            /** @example k3vH2mQ9sT4wY7zB1cD5fG8jL0nP6rVx */
            token: string;
            /**
             * @description At least 6 characters, at most 128
             * @example nine quiet boats
             */
            password: string;
            /**
             * @description Language of the message that is sent
             * @default en-US
             * @enum {string}
             */
            language: "en-US" | "zh-CN";
        };
        WalletMessage: {
            result: {
                message: string;
            };
        };
        WalletInput: {
            /** @example 0x5FbDB2315678afecb367f032d93F642f64180aa3 */
            address: string;
            /**
             * @description Network of the wallet; 900, 901 or 902 for an address of Solana
             * @example 56
             */
            chainId: number;
            /**
             * @description Language of the message that is sent
             * @default en-US
             * @enum {string}
             */
            language: "en-US" | "zh-CN";
        };
        SignedMessageInput: {
            /**
             * @description What POST /auth/wallet-message answered
             * @example launch.example wants you to sign in with your Ethereum account: …
             */
            message: string;
            /**
             * @description Of a key, of a contract (ERC-1271, ERC-6492), or the 64 bytes of a key of Solana; empty where a contract itself has signed on chain
             * @example 0x5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c
             */
            signature: string;
        };
        UserInfo: {
            result: {
                name: string;
                welcome: string;
                avatar: string;
                roles: {
                    id: string;
                    permissions: {
                        permissionId: string;
                        actionList: string[];
                    }[];
                }[];
                info: {
                    [key: string]: string;
                };
            };
        };
        UserNav: {
            result: {
                group: string;
                entries: {
                    path: string;
                    permission?: string;
                }[];
            }[];
        };
        OwnAccount: {
            result: {
                email: string | null;
                name: string;
                phone: string | null;
                hasPassword: boolean;
                hasSecondStep: boolean;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                wallets: {
                    /**
                     * @description EIP-55 checksummed, or base58 for a wallet of Solana
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    address: string;
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    linkedAt: number;
                }[];
                sessions: {
                    id: string;
                    /** @description What the browser calls itself */
                    agent: string;
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    createdAt: number;
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    expiresAt: number;
                    isThis: boolean;
                }[];
            };
        };
        NameInput: {
            /**
             * @description One line, at most 40 characters
             * @example Boatyard
             */
            name: string;
        };
        ChangePasswordInput: {
            /**
             * @description The password as it is
             * @example nine quiet boats
             */
            current: string;
            /**
             * @description At least 6 characters, at most 128
             * @example nine quiet boats
             */
            password: string;
            /**
             * @description Language of the message that is sent
             * @default en-US
             * @enum {string}
             */
            language: "en-US" | "zh-CN";
        };
        SessionInput: {
            /**
             * Format: uuid
             * @example 7f9c24e8-3b12-4fef-91e0-9dd0c1e9a6c0
             */
            id: string;
        };
        RemoveWalletInput: {
            /** @example 0x5FbDB2315678afecb367f032d93F642f64180aa3 */
            address: string;
        };
        SecondStepBegun: {
            result: {
                /** @description Base 32, for typing */
                secret: string;
                /** @description otpauth://, for a picture code */
                uri: string;
                /** @description Handed back with the first code */
                sealed: string;
            };
        };
        RecoveryCodes: {
            result: {
                recoveryCodes: string[];
            };
        };
        ConfirmSecondStepInput: {
            /** @example k3vH2mQ9sT4wY7zB1cD5fG8jL0nP6rVx */
            sealed: string;
            /**
             * @description Six digits
             * @example 123456
             */
            code: string;
        };
        DropSecondStepInput: {
            /**
             * @description Six digits of the authenticator, or a recovery code
             * @example 123456
             */
            code: string;
        };
        PhoneInput: {
            /**
             * @description E.164; spaces, dots, dashes and brackets are taken out
             * @example +442071838750
             */
            phone: string;
            /**
             * @description Language of the message that is sent
             * @default en-US
             * @enum {string}
             */
            language: "en-US" | "zh-CN";
        };
        LostCodeInput: {
            /**
             * @description E.164; spaces, dots, dashes and brackets are taken out
             * @example +442071838750
             */
            phone: string;
        };
        PhoneCodeInput: {
            /**
             * @description E.164; spaces, dots, dashes and brackets are taken out
             * @example +442071838750
             */
            phone: string;
            /**
             * @description Six digits
             * @example 123456
             */
            code: string;
        };
        OperatorSession: {
            result: {
                token: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                expiresAt: number;
            };
        };
        OperatorLoginInput: {
            /** @example root */
            name: string;
            /** @example nine quiet boats */
            password: string;
            /** @example 123456 */
            code: string;
        };
        Outbox: {
            result: {
                id: number;
                /** @enum {string} */
                channel: "mail" | "sms";
                recipient: string;
                subject: string;
                /** @description Empty once delivered or expired */
                body: string;
                /** @enum {string} */
                status: "queued" | "delivered" | "failed";
                attempts: number;
                detail: string | null;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                expiresAt: number;
            }[];
        };
        DeliveryReports: {
            result: {
                id: number;
                /** @enum {string} */
                channel: "mail" | "sms";
                recipient: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                reportedAt: number;
            }[];
        };
        BadgeList: {
            items: components["schemas"]["Badge"][];
            nextCursor: string | null;
        };
        Badge: {
            id: string;
            /** @enum {string} */
            kind: "kyc" | "audit" | "safu";
            /** @enum {string} */
            subject: "token" | "presale" | "pool" | "nftSale";
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            project: string;
            /** @description Who checked and answers for it */
            issuer: string;
            /** @description What was checked */
            scope: string;
            /** @description An https or ipfs address */
            report: string | null;
            /**
             * @description Only `valid` says anything now
             * @enum {string}
             */
            state: "valid" | "expired" | "withdrawn" | "dropped";
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            grantedAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            expiresAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            endedAt: number | null;
            /** @enum {string|null} */
            endReason: "code" | "owner" | "tax" | "withdrawn" | "replaced" | null;
            endNote: string;
            /** @description The badge ends by itself when one of these changes */
            boundTo: {
                /** @description EXTCODEHASH at the grant */
                codeHash: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                owner: string;
                /**
                 * @description Buy, sell and transfer tax of a token in basis points
                 * @example 100/200/0
                 */
                taxes: string | null;
            };
            attestation: components["schemas"]["BadgeAttestation"] | null;
        };
        BadgeAttestation: {
            chainId: number;
            /** @description Number of the attestation in EAS */
            uid: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            attester: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            attestedAt: number;
            /**
             * @description null: it stood when this server last asked the network
             * @example 1795000000
             */
            revokedAt: number | null;
        };
        BadgesOfContracts: {
            badges: components["schemas"]["Badge"][];
        };
        BadgesOfContract: {
            badges: components["schemas"]["Badge"][];
            trail: {
                badge: string;
                /** @enum {string} */
                act: "created" | "changed" | "documentAdded" | "documentRemoved" | "submitted" | "retracted" | "taken" | "moreWanted" | "granted" | "refused" | "withdrawn" | "dropped" | "replaced" | "attested" | "attestationRevoked" | "forgotten";
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                happenedAt: number;
            }[];
        };
        BadgeApplicationList: {
            items: components["schemas"]["BadgeApplicationSummary"][];
        };
        BadgeApplicationSummary: {
            id: string;
            /** @enum {string} */
            kind: "kyc" | "audit" | "safu";
            /** @enum {string} */
            subject: "token" | "presale" | "pool" | "nftSale";
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            project: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "inReview" | "moreWanted" | "granted" | "refused" | "retracted";
            /** @description What is asked for, or why it was refused */
            note: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            badge: components["schemas"]["Badge"] | null;
        };
        BadgeApplication: {
            id: string;
            /** @enum {string} */
            kind: "kyc" | "audit" | "safu";
            /** @enum {string} */
            subject: "token" | "presale" | "pool" | "nftSale";
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            project: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "inReview" | "moreWanted" | "granted" | "refused" | "retracted";
            /** @description What is asked for, or why it was refused */
            note: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            updatedAt: number;
            badge: components["schemas"]["Badge"] | null;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            applicant: string;
            contact: string;
            website: string;
            statement: string;
            auditor: string;
            report: string;
            documents: {
                id: string;
                /** @enum {string} */
                role: "identity" | "residence" | "company" | "report" | "engagement" | "review";
                name: string;
                mediaType: string;
                size: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                createdAt: number;
            }[];
            trail: {
                /** @enum {string} */
                actor: "applicant" | "operator" | "server";
                /** @enum {string} */
                act: "created" | "changed" | "documentAdded" | "documentRemoved" | "submitted" | "retracted" | "taken" | "moreWanted" | "granted" | "refused" | "withdrawn" | "dropped" | "replaced" | "attested" | "attestationRevoked" | "forgotten";
                note: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                happenedAt: number;
            }[];
            /** @description Who opened which document when */
            accesses: {
                document: string;
                /** @enum {string} */
                reader: "applicant" | "operator";
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                readAt: number;
            }[];
        };
        BadgeApplicationInput: {
            /** @enum {string} */
            kind: "kyc" | "audit" | "safu";
            /**
             * @description Short name or chain id
             * @example bsc
             */
            chain: string;
            /**
             * @description Address of the contract
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            contract: string;
            /**
             * @description 2 to 64 characters
             * @example Boatyard
             */
            project: string;
            /**
             * @description Mailbox; for the operator alone
             * @example owner@project.example
             */
            contact: string;
            /**
             * @description An https address
             * @example https://project.example
             */
            website: string;
            /**
             * @description 20 to 2000 characters
             * @example We build boats, and sell shares of each.
             */
            statement: string;
            /**
             * @description Who audited; of an audit alone
             * @default
             * @example
             */
            auditor: string;
            /**
             * @description An https or ipfs address; of an audit alone
             * @default
             * @example
             */
            report: string;
        };
        BadgeApplicationChange: {
            /**
             * @description 2 to 64 characters
             * @example Boatyard
             */
            project: string;
            /**
             * @description Mailbox; for the operator alone
             * @example owner@project.example
             */
            contact: string;
            /**
             * @description An https address
             * @example https://project.example
             */
            website: string;
            /**
             * @description 20 to 2000 characters
             * @example We build boats, and sell shares of each.
             */
            statement: string;
            /**
             * @description Who audited; of an audit alone
             * @default
             * @example
             */
            auditor: string;
            /**
             * @description An https or ipfs address; of an audit alone
             * @default
             * @example
             */
            report: string;
        };
        NewBadgeDocument: {
            id: string;
        };
        BadgeNoteInput: {
            /**
             * @description For the applicant; public when a badge is withdrawn
             * @example The register does not name this project.
             */
            note: string;
        };
        BadgeGrantInput: {
            /**
             * @description Who checked and answers for it
             * @example Launch
             */
            issuer: string;
            /**
             * @description What was checked, in words for everybody
             * @example Who stands behind the project was checked.
             */
            scope: string;
            /**
             * @description An https or ipfs address; demanded with an audit
             * @default
             * @example
             */
            report: string;
            /**
             * @description At most a year from now
             * @example 1795000000
             */
            expiresAt: number;
        };
        BadgeAttesters: {
            /** @description What an attestation of a badge says */
            schema: string;
            /** @description UID of that schema on every network */
            schemaUid: string;
            networks: {
                chainId: number;
                shortname: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                eas: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                schemaRegistry: string;
            }[];
            attesters: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                name: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                namedAt: number;
                /**
                 * @description Since when its attestations do not count; null: they do
                 * @example 1795000000
                 */
                removedAt: number | null;
            }[];
        };
        BadgeAttesterInput: {
            /**
             * @description Wallet that attests
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /**
             * @description Who that is, in words for everybody
             * @example Launch
             */
            name: string;
        };
        BadgeAttestationInput: {
            /**
             * @description Number of the attestation in EAS
             * @example 0x3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f
             */
            uid: string;
        };
        CritiquesOfContract: {
            items: components["schemas"]["Critique"][];
        };
        Critique: {
            id: string;
            /** @enum {string} */
            subject: "token" | "presale" | "pool" | "nftSale";
            chainId: number;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            asker: string;
            title: string;
            goal: string;
            standard: string;
            client: string;
            weight: number | null;
            /**
             * @description Seen by everybody, by the invited critics, or by its owner alone (a draft)
             * @enum {string}
             */
            visibility: "public" | "invited" | "private";
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            startsAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            endsAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            critics: {
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                address: string;
                answer: {
                    /** @enum {string} */
                    verdict: "sound" | "improve" | "unfit";
                    said: string;
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    answeredAt: number;
                } | null;
            }[];
        };
        OwnCritiques: {
            /** @description Of this account, whole */
            asked: components["schemas"]["Critique"][];
            /** @description To which a wallet of this account is invited; not public: with own answers alone */
            invited: components["schemas"]["Critique"][];
        };
        CritiqueInput: {
            /**
             * @description Short name or chain id
             * @example bsc
             */
            chain: string;
            /**
             * @description Address of the contract
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            contract: string;
            /**
             * @description 3 to 80 characters
             * @example Vesting of the second presale
             */
            title: string;
            /**
             * @description Unix seconds
             * @example 1795000000
             */
            startsAt: number;
            /**
             * @description Unix seconds; at most 90 days after the start
             * @example 1795600000
             */
            endsAt: number;
            /**
             * @description 20 to 2000 characters
             * @example Is anybody able to move locked tokens early?
             */
            goal: string;
            /**
             * @description 10 to 1000 characters
             * @example A transaction that shows it.
             */
            standard: string;
            /**
             * @description At most 80 characters
             * @default
             * @example
             */
            client: string;
            /** @description 1 to 5 wallets, none of them of this account */
            critics: string[];
            /**
             * @description Percent
             * @default null
             */
            weight: number | null;
            /**
             * @description Seen by everybody, by the invited critics, or by its owner alone (a draft)
             * @enum {string}
             */
            visibility: "public" | "invited" | "private";
        };
        CritiqueVisibilityInput: {
            /**
             * @description Seen by everybody, by the invited critics, or by its owner alone (a draft)
             * @enum {string}
             */
            visibility: "public" | "invited" | "private";
        };
        CritiqueAnswerInput: {
            /** @enum {string} */
            verdict: "sound" | "improve" | "unfit";
            /**
             * @description 20 to 2000 characters
             * @example Nobody is: the lock has no owner.
             */
            said: string;
        };
        Webhooks: {
            result: {
                /** @description Oldest first */
                items: components["schemas"]["Webhook"][];
            };
        };
        Webhook: {
            id: string;
            url: string;
            label: string;
            chainIds: number[];
            kinds: components["schemas"]["ActKind"][];
            addresses: string[];
            /** @enum {string} */
            state: "active" | "paused";
            /** @enum {string|null} */
            pausedBy: "owner" | "failing" | "gone" | "backlog" | null;
            /**
             * @description The first failure since the last success
             * @example 1795000000
             */
            failingSince: number | null;
            /**
             * @description Until then the secret before signs as well
             * @example 1795000000
             */
            bothSecretsUntil: number | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            /** @description Of the last 14 days */
            counts: {
                waiting: number;
                delivered: number;
                givenUp: number;
            };
        };
        WebhookDeliveries: {
            result: {
                /** @description The newest 50, newest first */
                items: components["schemas"]["WebhookDelivery"][];
            };
        };
        WebhookDelivery: {
            eventId: string;
            /** @example act.contributed */
            type: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "given-up";
            attempts: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            attemptedAt: number | null;
            /**
             * @description While it waits
             * @example 1795000000
             */
            nextAttemptAt: number | null;
            /** @description HTTP status of the last answer */
            status: number | null;
            /** @enum {string|null} */
            failure: "status" | "redirect" | "timeout" | "connection" | "tls" | "name" | "target" | "secret" | null;
            /** @description Beginning of the last answer */
            excerpt: string;
        };
        WebhookSecret: {
            result: {
                webhook: components["schemas"]["Webhook"];
                /** @description whsec_…: answered this once and never again */
                secret: string;
            };
        };
        WebhookInput: {
            /**
             * @description https on port 443 to a public host, at most 500 characters
             * @example https://project.example/hook
             */
            url: string;
            /**
             * @description 1 to 60 characters on one line
             * @example Chat
             */
            label: string;
            /**
             * @description Networks; none: all
             * @default []
             */
            chains: string[];
            /**
             * @description Kinds of acts; none: all
             * @default []
             */
            kinds: components["schemas"]["ActKind"][];
            /**
             * @description At most 20 contracts, accounts or assets: an act of any of them is told; none: all
             * @default []
             */
            addresses: string[];
            /**
             * @description Of the mail that says that it was paused
             * @default en-US
             * @enum {string}
             */
            language: "en-US" | "zh-CN";
        };
        WebhookAnswer: {
            result: components["schemas"]["Webhook"];
        };
        WebhookChange: {
            /**
             * Format: uuid
             * @example 7f9c24e8-3b12-4fef-91e0-9dd0c1e9a6c0
             */
            id: string;
            /**
             * @description https on port 443 to a public host, at most 500 characters
             * @example https://project.example/hook
             */
            url: string;
            /**
             * @description 1 to 60 characters on one line
             * @example Chat
             */
            label: string;
            /**
             * @description Networks; none: all
             * @default []
             */
            chains: string[];
            /**
             * @description Kinds of acts; none: all
             * @default []
             */
            kinds: components["schemas"]["ActKind"][];
            /**
             * @description At most 20 contracts, accounts or assets: an act of any of them is told; none: all
             * @default []
             */
            addresses: string[];
        };
        WebhookStateInput: {
            /**
             * Format: uuid
             * @example 7f9c24e8-3b12-4fef-91e0-9dd0c1e9a6c0
             */
            id: string;
            /** @enum {string} */
            state: "active" | "paused";
        };
        WebhookNumber: {
            /**
             * Format: uuid
             * @example 7f9c24e8-3b12-4fef-91e0-9dd0c1e9a6c0
             */
            id: string;
        };
        WebhookTest: {
            result: {
                eventId: string;
            };
        };
        RedeliverInput: {
            /**
             * Format: uuid
             * @example 7f9c24e8-3b12-4fef-91e0-9dd0c1e9a6c0
             */
            id: string;
            /** @example act_56-000001234567-000012 */
            eventId: string;
        };
        Portfolio: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description Up to which block each network is known, and its time */
            clocks: {
                chainId: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                now: number;
                block: number;
            }[];
            due: components["schemas"]["PortfolioDue"][];
            /** @description Only a hundred of each kind were looked at: those touched last, of locks those that come free first */
            isDueCut: boolean;
            presales: {
                items: {
                    presale: components["schemas"]["PresaleSummary"];
                    account: components["schemas"]["PresaleAccount"];
                }[];
                hasMore: boolean;
            };
            slots: {
                items: {
                    presale: components["schemas"]["PresaleSummary"];
                    slot: components["schemas"]["PresaleSlot"];
                    /** @description Number of the open offer of this slot */
                    openOffer: number | null;
                }[];
                hasMore: boolean;
            };
            pools: {
                items: {
                    pool: components["schemas"]["Pool"];
                    account: components["schemas"]["PoolAccount"];
                }[];
                hasMore: boolean;
            };
            airdrops: {
                items: {
                    airdrop: components["schemas"]["Airdrop"];
                    account: components["schemas"]["AirdropAccount"];
                }[];
                hasMore: boolean;
            };
            locks: {
                items: components["schemas"]["Lock"][];
                hasMore: boolean;
            };
            nfts: {
                items: {
                    tokenId: number;
                    /**
                     * @description EIP-55 checksummed address
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    owner: string;
                    /**
                     * @description Who got it by minting
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    minter: string;
                    /** @enum {string} */
                    mintPhase: "owner" | "list" | "public";
                    /**
                     * @description Unix time in seconds
                     * @example 1795000000
                     */
                    mintedAt: number;
                    /**
                     * @description Of its last transfer
                     * @example 1795000000
                     */
                    updatedAt: number;
                    sale: components["schemas"]["NftSale"];
                }[];
                hasMore: boolean;
            };
            nftSales: {
                items: {
                    sale: components["schemas"]["NftSale"];
                    account: components["schemas"]["NftSaleAccount"];
                }[];
                hasMore: boolean;
            };
            memberships: {
                items: components["schemas"]["VipMembership"][];
                hasMore: boolean;
            };
            tokens: {
                items: components["schemas"]["TokenSummary"][];
                hasMore: boolean;
            };
        };
        PortfolioDue: {
            /** @enum {string} */
            kind: "presaleRefund" | "presaleExitFee" | "presaleClaim" | "presaleExcess" | "presaleReward" | "lockRelease" | "poolStake" | "poolReward" | "poolRebate" | "collectionReward" | "slotUse";
            chainId: number;
            /**
             * @description Where it is done
             * @enum {string}
             */
            subject: "presale" | "lock" | "pool" | "collection";
            /**
             * @description Of the subject; the asset of a lock
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description Kind of presale, pool or lock */
            variant: string | null;
            number: string | null;
            name: string | null;
            /**
             * @description Null where it grows by the second: its contract says it
             * @example 1000000000000000000
             */
            amount: string | null;
            asset: components["schemas"]["DueAsset"] | null;
        };
        DueAsset: {
            /**
             * @description Zero: the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            symbol: string | null;
            decimals: number | null;
        };
        NotificationList: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            items: components["schemas"]["Notification"][];
            nextCursor: string | null;
            /**
             * @description Contracts as `<chainId>-<address>` in lower case: an event of one of them may change the list
             * @example [
             *       "56-0x5fbdb2315678afecb367f032d93f642f64180aa3"
             *     ]
             */
            watched: string[];
            /** @description Only a hundred of each kind were looked at: those touched last, of locks those that come free first */
            isCut: boolean;
        };
        Notification: {
            /** @enum {string} */
            kind: "presaleRefund" | "presaleExitFee" | "presaleClaim" | "presaleExcess" | "presaleReward" | "lockRelease" | "poolStake" | "poolReward" | "poolRebate" | "collectionReward" | "slotUse" | "presaleFilled" | "presaleEnded" | "presaleFinished" | "presaleCanceled" | "lockOpens" | "poolEnds" | "poolFunded" | "poolChanged" | "poolStopped" | "collectionSold" | "slotSold" | "airdropReceived" | "badgeGranted" | "badgeEnded";
            chainId: number;
            /**
             * @description What its page is about
             * @enum {string}
             */
            subject: "token" | "presale" | "lock" | "pool" | "collection" | "airdrop" | "offer";
            /**
             * @description Of the subject; the asset of a lock
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description Kind of presale, pool or lock */
            variant: string | null;
            number: string | null;
            name: string | null;
            /**
             * @description Null where it grows by the second: its contract says it
             * @example 1000000000000000000
             */
            amount: string | null;
            asset: components["schemas"]["DueAsset"] | null;
            /** @description Stays the same for as long as it is about the same thing */
            id: string;
            /** @description Something can be done now; else it happened */
            isDue: boolean;
            /**
             * @description Since when it can be done, or when it happened, by the clock of its network
             * @example 1795000000
             */
            at: number;
        };
        Owner: {
            /**
             * @description EIP-55 checksummed address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description Up to which block each network is known, and its time */
            clocks: {
                chainId: number;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                now: number;
                block: number;
            }[];
            figures: {
                tokens: number;
                presales: number;
                presalesByLabel: {
                    coming: number;
                    running: number;
                    waiting: number;
                    finished: number;
                    canceled: number;
                };
                /** @description What finished presales kept, by network and currency */
                raised: {
                    chainId: number;
                    /**
                     * @description EIP-55 checksummed address
                     * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                     */
                    currency: string;
                    symbol: string | null;
                    decimals: number | null;
                    /**
                     * @description Integer in base units, as decimal text
                     * @example 1000000000000000000
                     */
                    amount: string;
                    presales: number;
                }[];
                locks: number;
                pools: number;
                airdrops: number;
                collections: number;
                /** @description Counting stops here: a figure of this size is the least */
                most: number;
            };
            /**
             * @description Its first token or presale
             * @example 1795000000
             */
            firstAt: number | null;
            tokens: {
                items: components["schemas"]["TokenSummary"][];
                hasMore: boolean;
            };
            presales: {
                items: components["schemas"]["OwnerPresale"][];
                hasMore: boolean;
            };
            locks: {
                items: components["schemas"]["Lock"][];
                hasMore: boolean;
            };
            pools: {
                items: components["schemas"]["Pool"][];
                hasMore: boolean;
            };
            airdrops: {
                items: components["schemas"]["Airdrop"][];
                hasMore: boolean;
            };
            collections: {
                items: components["schemas"]["NftSale"][];
                hasMore: boolean;
            };
        };
        OwnerPresale: {
            presale: components["schemas"]["PresaleSummary"];
            /** @description Null before a presale is finished */
            listing: components["schemas"]["OwnerListing"] | null;
        };
        OwnerListing: {
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            finalizedAt: number;
            /**
             * @description What the presale kept
             * @example 1000000000000000000
             */
            raised: string;
            /** @description Null in private presales, which make no pool */
            liquidityLock: {
                lockId: string;
                /**
                 * @description Who may take it out once it comes free
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                owner: string;
                /**
                 * @description EIP-55 checksummed address
                 * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
                 */
                asset: string;
                /**
                 * @description Unix time in seconds
                 * @example 1795000000
                 */
                unlockAt: number;
                /** @description `ended`: nothing is left in it */
                state: string;
                /**
                 * @description LP base units that are locked now
                 * @example 1000000000000000000
                 */
                amount: string;
                /**
                 * @description Integer in base units, as decimal text
                 * @example 1000000000000000000
                 */
                initialAmount: string;
                /** @description It holds something and is not free yet */
                isStanding: boolean;
            } | null;
        };
        SearchResult: {
            /**
             * @description What was asked for, if it is an address
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string | null;
            /** @description Kinds with a hit; those with an exact one first */
            groups: components["schemas"]["SearchGroup"][];
        };
        SearchGroup: {
            /** @enum {string} */
            kind: "token" | "presale" | "pool" | "airdrop" | "collection" | "lock" | "offer";
            hits: components["schemas"]["SearchHit"][];
            /** @description There are more than `limit` */
            hasMore: boolean;
        };
        SearchHit: {
            /** @enum {string} */
            kind: "token" | "presale" | "pool" | "airdrop" | "collection" | "lock" | "offer";
            chainId: number;
            /**
             * @description Its contract; the asset of a lock, the presale of an offer; on Solana its own account
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            address: string;
            /** @description Which kind of presale, pool, airdrop or lock */
            variant: string | null;
            /** @description In its factory, locker or market */
            number: string | null;
            /**
             * @description Null for a token on Solana: the index does not know it
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            owner: string | null;
            /** @description Null while it is not known */
            name: string | null;
            symbol: string | null;
            /** @description What a pool pays, or the old token of a mapping */
            secondSymbol: string | null;
            /** @description By the clock of the network */
            state: string | null;
            /**
             * @description Null for a token on Solana: the index does not know it
             * @example 1795000000
             */
            createdAt: number | null;
            /** @description The address, symbol or name is what was asked for */
            isExact: boolean;
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
        SolanaPortfolio: {
            /**
             * @description Base58 of 32 bytes; letter case counts
             * @example ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9
             */
            address: string;
            /** @description Newest first, of every cluster */
            items: components["schemas"]["SolanaHolding"][];
            /** @description There are more than these */
            isCut: boolean;
        };
        SolanaHolding: {
            chainId: number;
            /** @enum {string} */
            kind: "lock" | "airdrop" | "presale" | "pool";
            /**
             * @description Base58 of 32 bytes; letter case counts
             * @example ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9
             */
            address: string;
            /**
             * @description Base58 of 32 bytes; letter case counts
             * @example ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9
             */
            owner: string;
            /**
             * @description Its token; what a pool takes
             * @example ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9
             */
            mint: string;
            /**
             * @description What a pool pays
             * @example ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9
             */
            secondMint: string | null;
            /** @description Null where the token names none */
            name: string | null;
            symbol: string | null;
            decimals: number | null;
            secondSymbol: string | null;
            /** @description Of a presale: normal or fair */
            variant: string | null;
            /** @description By the clock of the cluster */
            state: string;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            startAt: number;
            /**
             * @description 0: never
             * @example 1795000000
             */
            endAt: number;
            /**
             * @description Locked, promised, contributed or staked in all
             * @example 1000000000000000000
             */
            amount: string;
            /**
             * @description Withdrawn, claimed, kept by a finished presale, or owed by a pool
             * @example 1000000000000000000
             */
            doneAmount: string;
            /** @description The wallet owns it, or created it */
            isOwner: boolean;
            /**
             * @description What the wallet has contributed (lamports), staked, or claimed; null: nothing of the kind
             * @example 1000000000000000000
             */
            held: string | null;
            /** @description Nothing of its own is in it any more, and a reward, what leaving cost or a deposit waits for the wallet */
            isOwed: boolean;
        };
        Stats: {
            /** @description Of EVM networks. Fees are not summed: they are paid in different currencies */
            totals: {
                tokens: number;
                /** @description Different addresses over all networks */
                creators: number;
                /** @description Sum over the networks: an address on two networks counts twice */
                holders: number;
                transfers: number;
                presales: number;
                /** @description Presales that were finished */
                finished: number;
                /** @description Presales that were canceled, and said so on chain */
                canceled: number;
                /** @description Contributions to presales */
                contributions: number;
                /** @description Accounts that contributed to a presale: an address on two networks counts twice */
                contributors: number;
                locks: number;
                /** @description Deposits in staking pools */
                stakes: number;
                airdrops: number;
                /** @description Payments of presales and airdrops to their participants */
                claims: number;
                /** @description Accounts in whose name something was done: an address on two networks counts twice */
                users: number;
                /** @description Launches, contributions, locks, stakes, claims, mints and the like: see `ActKind` */
                acts: number;
                pools: number;
                /** @description Different addresses over all networks with something staked now */
                stakers: number;
                nftSales: number;
                nftsMinted: number;
                /** @description Networks whose deployment is indexed */
                chains: number;
            };
            chains: components["schemas"]["ChainStats"][];
            /** @description Clusters of Solana; nothing of them is in `totals`, `chains` and `days` */
            solana: components["schemas"]["SolanaStats"][];
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
            /** @description Presales that were finished */
            finished: number;
            /** @description Presales that were canceled, and said so on chain */
            canceled: number;
            /** @description Contributions to presales */
            contributions: number;
            /** @description Accounts that contributed to a presale */
            contributors: number;
            airdrops: number;
            /** @description Payments of presales and airdrops to their participants */
            claims: number;
            /** @description Accounts in whose name something was done */
            users: number;
            /** @description Launches, contributions, locks, stakes, claims, mints and the like: see `ActKind` */
            acts: number;
            /**
             * @description Creation fees of presales
             * @example 1000000000000000000
             */
            presaleFeesWei: string;
            /** @description Locks ever made, parts included */
            locks: number;
            /** @description Staking pools */
            pools: number;
            /** @description Addresses with something staked now */
            stakers: number;
            /** @description Deposits in staking pools */
            stakes: number;
            /**
             * @description Creation fees of staking pools
             * @example 1000000000000000000
             */
            poolFeesWei: string;
            nftSales: number;
            /** @description NFTs of our NFT sales, those of owners included */
            nftsMinted: number;
            /**
             * @description Prices of NFTs that were paid in native currency
             * @example 1000000000000000000
             */
            nftVolumeWei: string;
            /**
             * @description Creation fees of NFT sales
             * @example 1000000000000000000
             */
            nftSaleFeesWei: string;
            /** @description Templates that the newest factory of pools knows */
            poolTemplates: {
                templateId: number;
                /**
                 * @description Full fee of one creation now
                 * @example 1000000000000000000
                 */
                feeWei: string;
                enabled: boolean;
            }[];
            /** @description Templates that the newest factory of presales knows */
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
            /** @description As the currency calls itself; null: not known yet, or native */
            symbol: string | null;
            decimals: number | null;
            presales: number;
            finished: number;
            /** @description Said so on chain */
            canceled: number;
            /**
             * @description Ever put into presales
             * @example 1000000000000000000
             */
            contributed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            refunded: string;
            /**
             * @description Kept by finished presales
             * @example 1000000000000000000
             */
            raised: string;
        };
        SolanaStats: {
            chainId: number;
            presales: number;
            /** @description Presales that were finished */
            finished: number;
            /** @description Presales that were canceled, and said so on chain */
            canceled: number;
            /**
             * @description Kept by finished presales
             * @example 1000000000000000000
             */
            raisedLamports: string;
            contributions: number;
            /** @description Wallets that contributed to a presale */
            contributors: number;
            locks: number;
            airdrops: number;
            /** @description Payments of presales and airdrops to their participants */
            claims: number;
            pools: number;
            /** @description Deposits in staking pools */
            stakes: number;
            /** @description Wallets with something staked now */
            stakers: number;
            /** @description Wallets that own something or took part in it */
            users: number;
            /** @description Events of the programs */
            acts: number;
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
            /** @description Contributions to presales */
            contributions: number;
            /** @description Deposits in staking pools */
            stakes: number;
            /** @description NFTs of our NFT sales, those of owners included */
            nftsMinted: number;
            /** @description Payments of presales and airdrops to their participants */
            claims: number;
            /** @description Launches, contributions, locks, stakes, claims, mints and the like: see `ActKind` */
            acts: number;
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
            presalesFinished: number;
            presalesCanceled: number;
            /** @description Accounts that contributed for the first time on the network */
            newContributors: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            presaleFeesWei: string;
            /** @description Parts that were split off included */
            locksMade: number;
            airdropsCreated: number;
            /** @description Accounts in whose name something was done for the first time on the network */
            newUsers: number;
            poolsCreated: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            poolFeesWei: string;
            nftSalesCreated: number;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            nftVolumeWei: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            nftSaleFeesWei: string;
        };
        StatsDays: {
            /** @description Days with an event, oldest first */
            days: components["schemas"]["DayStats"][];
            /** @description Days of presales by currency, oldest first: the 12 currencies of most presales. Currencies are never added up. */
            raised: components["schemas"]["CurrencyDay"][];
        };
        CurrencyDay: {
            /**
             * @description Unix seconds of 00:00 UTC
             * @example 1795000000
             */
            day: number;
            chainId: number;
            /**
             * @description The zero address stands for the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            currency: string;
            /** @description As the currency calls itself; null: not known yet, or native */
            symbol: string | null;
            decimals: number | null;
            /** @description Presales that were made in it */
            presales: number;
            finished: number;
            canceled: number;
            /**
             * @description Put into presales
             * @example 1000000000000000000
             */
            contributed: string;
            /**
             * @description Integer in base units, as decimal text
             * @example 1000000000000000000
             */
            refunded: string;
            /**
             * @description Kept by presales that were finished on the day
             * @example 1000000000000000000
             */
            raised: string;
        };
        Acts: {
            /** @description Newest first */
            items: components["schemas"]["Act"][];
        };
        Act: {
            chainId: number;
            /** @description Of the network's acts, from 1 */
            number: number;
            kind: components["schemas"]["ActKind"];
            feature: components["schemas"]["ActFeature"];
            /**
             * @description Token, presale, locker, pool, airdrop, sender of lists or collection
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            subject: string;
            /** @description Name of the token that was made, sold or staked, or of the collection */
            subjectName: string | null;
            /** @description Of a presale */
            templateId: number | null;
            lockId: string | null;
            /**
             * @description In whose name
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            account: string;
            /**
             * @description What the amount is of; the zero address stands for the native currency
             * @example 0x5FbDB2315678afecb367f032d93F642f64180aa3
             */
            asset: string | null;
            symbol: string | null;
            decimals: number | null;
            /**
             * @description Base units of the asset, or number of NFTs where there is no asset
             * @example 1000000000000000000
             */
            amount: string | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            createdAt: number;
            blockNumber: number;
            txHash: string;
        };
        Pace: {
            chains: components["schemas"]["ChainPace"][];
        };
        ChainPace: {
            chainId: number;
            /** @description Unix seconds of the last indexed block: the hour counts back from it */
            endsAt: number;
            /** @description Acts in each of the last 60 minutes, oldest first */
            minutes: number[];
        };
        ShareCard: {
            /** @enum {string} */
            kind: "token" | "presale" | "pool" | "airdrop" | "collection" | "lock" | "locks" | "owner";
            /** @description In the language that was asked for */
            kindText: string;
            /** @description Its name as the chain has it, else an address */
            title: string;
            symbol: string | null;
            network: string;
            /** @description By the clock of the network */
            state: string | null;
            /** @description At most three, all from the index */
            figures: {
                label: string;
                value: string;
            }[];
            /** @description Kinds of the badges that are valid now, of the project behind it */
            badges: string[];
            /** @description That nobody vouches for what strangers launch */
            note: string;
        };
        ClearSigningDescriptors: {
            descriptors: {
                /** @example calldata-presale.json */
                file: string;
                /** @example Presale */
                contractName: string;
                /** @description How many calls or messages it describes */
                calls: number;
            }[];
        };
        ClearSigningDescriptor: {
            /** Format: uri */
            $schema: string;
            context: {
                [key: string]: unknown;
            };
            metadata: {
                [key: string]: unknown;
            };
            display: {
                formats: {
                    [key: string]: unknown;
                };
            };
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
            /** @description Newest final block up to which all logs were compared with what the chain commits to */
            auditedBlock: number | null;
            /** @description The first blocks of which the index has other logs, at most ten */
            differences: components["schemas"]["LogDifference"][];
            healthy: boolean;
            /** @enum {string|null} */
            problem: "RPC_UNREACHABLE" | "RPC_WRONG_CHAIN" | "RPC_STALE" | "INDEX_STARTING" | "INDEX_BEHIND" | "CHAIN_REPLACED" | "LOGS_DIFFER" | "HISTORY_SHORT" | "INDEXER_DOWN" | null;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            checkedAt: number;
        };
        LogDifference: {
            blockNumber: number;
            /** @description Logs that the chain has and the index has not */
            missing: number;
            /** @description Logs that the index has and the chain has not */
            surplus: number;
            /**
             * @description Unix time in seconds
             * @example 1795000000
             */
            foundAt: number;
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
            /** @example Boatyard */
            name: string;
            /** @example BOAT */
            symbol: string;
            description?: string;
            /** @example ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy */
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
            /** @example Boatyard */
            name: string;
            description?: string;
            /** @example ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy */
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
        StoredAirdropList: {
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
            /** @description Entries of the list */
            count: number;
        };
        SolanaPresaleListInput: {
            /** @enum {number} */
            version: 1;
            /** @example 900 */
            chainId: number;
            /** @example So11111111111111111111111111111111111111112 */
            mint: string;
            entries: [
                string,
                1 | 2
            ][];
        };
        StoredPoolInfo: {
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
            info: components["schemas"]["PoolInfo"];
        };
        PoolInfo: {
            name: string;
            rules?: string;
            stakedLogo?: string;
            rewardLogo?: string;
            links?: {
                [key: string]: string;
            };
        };
        PoolInfoInput: {
            /** @example Boatyard */
            name: string;
            rules?: string;
            /** @example ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy */
            stakedLogo?: string;
            /** @example ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy */
            rewardLogo?: string;
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
        AirdropListInput: {
            /** @enum {number} */
            version: 1;
            /** @example 56 */
            chainId: number;
            /** @example 0x5FbDB2315678afecb367f032d93F642f64180aa3 */
            token: string;
            title?: string;
            about?: string;
            entries: [
                string,
                string
            ][];
        };
        SolanaAirdropListInput: {
            /** @enum {number} */
            version: 1;
            /** @example 900 */
            chainId: number;
            /** @example So11111111111111111111111111111111111111112 */
            mint: string;
            entries: [
                string,
                string
            ][];
        };
        StoredAssets: {
            files: components["schemas"]["StoredAsset"][];
        };
        StoredAsset: {
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
        };
        Folder: {
            cid: string;
            /**
             * @description A base URI
             * @example ipfs://bafybei…/
             */
            uri: string;
            /**
             * @description Its list of names
             * @example /ipfs/bafybei…/
             */
            url: string;
            files: number;
            /** @description Bytes of all blocks, those of the folder included */
            size: number;
        };
        FolderInput: {
            entries: {
                /** @example 0.json */
                name: string;
                /** @example bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq */
                cid: string;
            }[];
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
            /** @description Of pictures, films and metadata of collections, which count apart */
            assets: {
                usedBytes: number;
                limitBytes: number;
                usedFiles: number;
                limitFiles: number;
                /**
                 * @description When the oldest counted upload ceases to count; null when none
                 * @example 1795000000
                 */
                resetsAt: number | null;
            };
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
                template?: number;
                /** @description Whether trading is open; tokens without a gate count as open */
                launched?: "true" | "false";
                /** @description Of the larger of buy and sell tax */
                minTaxBps?: number;
                /** @description Of the larger of buy and sell tax */
                maxTaxBps?: number;
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
    listTokenCandles: {
        parameters: {
            query?: {
                /** @description Length of a candle */
                interval?: "5m" | "1h" | "1d";
                /** @description Pool; left out: that of most swaps */
                pair?: string;
                /** @description Unix seconds: candles that begin earlier; left out: the newest */
                before?: number;
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
            /** @description Candles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenCandles"];
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
    getTokenListFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                list: "created" | "launched";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A token list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenListFile"];
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
                /** @description `running` includes `waiting`, which is a presale nobody finished yet */
                status?: "coming" | "running" | "waiting" | "finished" | "canceled";
                /** @description The zero address stands for the native currency */
                currency?: string;
                owner?: string;
                /** @description Who ever contributed */
                contributor?: string;
                badge?: "platformToken" | "verifiedSource" | "inviterReward" | "vesting" | "whitelist" | "burnsUnsold";
                /** @description Part of the name of project or token, or a whole address of presale or token */
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
            /** @description The presale */
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
    listAirdrops: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                kind?: "mapping" | "claims";
                state?: "coming" | "running" | "finished";
                /** @description What is paid, or the old token of a mapping */
                token?: string;
                owner?: string;
                /** @description Name or symbol of a token, number of an airdrop, or an address */
                search?: string;
                sort?: "newest" | "end" | "accounts";
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
                    "application/json": components["schemas"]["AirdropList"];
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
    getAirdrop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its number in the factory, or its address */
                airdrop: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The airdrop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Airdrop"];
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
            /** @description CHAIN_UNKNOWN, AIRDROP_NOT_FOUND */
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
    getAirdropAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its number in the factory, or its address */
                airdrop: string;
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
                    "application/json": components["schemas"]["AirdropAccountDetail"];
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
            /** @description CHAIN_UNKNOWN, AIRDROP_NOT_FOUND */
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
    getAirdropProof: {
        parameters: {
            query: {
                account: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its number in the factory, or its address */
                airdrop: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every entry of the address; none when it is not on the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirdropProof"];
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
            /** @description CHAIN_UNKNOWN, AIRDROP_NOT_FOUND, AIRDROP_LIST_NOT_FOUND */
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
            /** @description INDEX_UNAVAILABLE, UPLOADS_OFF */
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
    listAirdropAccounts: {
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
                /** @description Its number in the factory, or its address */
                airdrop: string;
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
                    "application/json": components["schemas"]["AirdropAccountList"];
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
            /** @description CHAIN_UNKNOWN, AIRDROP_NOT_FOUND */
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
    listAirdropClaims: {
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
                /** @description Its number in the factory, or its address */
                airdrop: string;
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
                    "application/json": components["schemas"]["AirdropClaimList"];
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
            /** @description CHAIN_UNKNOWN, AIRDROP_NOT_FOUND */
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
    listAirdropHistory: {
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
                /** @description Its number in the factory, or its address */
                airdrop: string;
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
                    "application/json": components["schemas"]["AirdropEventList"];
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
            /** @description CHAIN_UNKNOWN, AIRDROP_NOT_FOUND */
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
    listMultisends: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
                sender?: string;
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
                    "application/json": components["schemas"]["MultisendList"];
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
    listMultisendBatches: {
        parameters: {
            query: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                list: string;
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
                    "application/json": components["schemas"]["MultisendBatchList"];
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
    listPortfolioAirdrops: {
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
                    "application/json": components["schemas"]["PortfolioAirdropList"];
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
                unlocksFrom?: number;
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
                /** @description Language of the words; without it that of `Accept-Language`, else English */
                lang?: "en-US" | "zh-CN";
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
    listNftSales: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                method?: "owner" | "public";
                state?: "coming" | "list" | "public" | "finished" | "owner";
                /** @description Zero for native currency */
                payment?: string;
                creator?: string;
                owner?: string;
                /** @description Name or symbol of a collection, its number, or an address */
                search?: string;
                sort?: "newest" | "end" | "minted";
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
                    "application/json": components["schemas"]["NftSaleList"];
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
    getNftSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftSale"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    getNftSaleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftSaleAccountDetail"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    listNfts: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                owner?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftList"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    listNftSaleUsers: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Whom it invited itself: one level of the tree */
                inviter?: string;
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftSaleAccountList"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    listNftSaleInviters: {
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
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftSaleAccountList"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    listNftSaleHolders: {
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
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftSaleAccountList"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    listNftSaleMints: {
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
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftSaleEventList"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    listNftSaleHistory: {
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
                /** @description Its number in the factory, or its address */
                sale: string;
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
                    "application/json": components["schemas"]["NftSaleEventList"];
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
            /** @description CHAIN_UNKNOWN, NFT_SALE_NOT_FOUND */
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
    listPortfolioNfts: {
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
                    "application/json": components["schemas"]["PortfolioNftList"];
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
    listPortfolioNftSales: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
                /** @description Only where a reward can be claimed */
                due?: "true";
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
                    "application/json": components["schemas"]["PortfolioNftSaleList"];
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
    listPools: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                kind?: "token" | "lp" | "nft";
                /** @description `ended` includes `stopped` */
                state?: "coming" | "running" | "closed" | "ended" | "stopped";
                /** @description Token, LP token or collection that is staked */
                staked?: string;
                reward?: string;
                /** @description Staked or paid, or one side of the liquidity that is staked; needs `chain` */
                token?: string;
                /** @description Who made it */
                owner?: string;
                admin?: string;
                /** @description Who has something staked in it now */
                staker?: string;
                /** @description Part of a name of what is staked or paid, the number of a pool, or a whole address of pool or token */
                search?: string;
                sort?: "newest" | "end" | "apr" | "staked" | "stakers";
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
                    "application/json": components["schemas"]["PoolList"];
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
    getPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its address, or its number */
                pool: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pool */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pool"];
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
            /** @description CHAIN_UNKNOWN, POOL_NOT_FOUND */
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
    getPoolChart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its address, or its number */
                pool: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A step line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PoolChart"];
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
            /** @description CHAIN_UNKNOWN, POOL_NOT_FOUND */
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
    getPoolAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
                /** @description Its address, or its number */
                pool: string;
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
                    "application/json": components["schemas"]["PoolAccountDetail"];
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
            /** @description CHAIN_UNKNOWN, POOL_NOT_FOUND */
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
    listPoolHistory: {
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
                /** @description Its address, or its number */
                pool: string;
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
                    "application/json": components["schemas"]["PoolEventList"];
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
            /** @description CHAIN_UNKNOWN, POOL_NOT_FOUND */
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
    listPoolAccounts: {
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
                /** @description Its address, or its number */
                pool: string;
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
                    "application/json": components["schemas"]["PoolAccountList"];
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
            /** @description CHAIN_UNKNOWN, POOL_NOT_FOUND */
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
    listPoolNfts: {
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
                /** @description Its address, or its number */
                pool: string;
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
                    "application/json": components["schemas"]["PoolNftList"];
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
            /** @description CHAIN_UNKNOWN, POOL_NOT_FOUND */
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
    listPortfolioPools: {
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
                    "application/json": components["schemas"]["PortfolioPoolList"];
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
    getVip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract that sells them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VipDetail"];
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
    listVipPlans: {
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
                    "application/json": components["schemas"]["VipPlanList"];
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
    listVipMembers: {
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
                    "application/json": components["schemas"]["VipMembershipList"];
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
    listVipHistory: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Only what this address got, paid or was given */
                account?: string;
                kind?: "paid" | "planAdded" | "planOpened" | "planClosed" | "devAddressSet" | "withdrawn" | "ownershipTransferred";
            };
            header?: never;
            path: {
                /** @description Short name or chain id */
                chain: string;
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
                    "application/json": components["schemas"]["VipEventList"];
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
    listPortfolioMemberships: {
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
                    "application/json": components["schemas"]["VipMembershipList"];
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
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
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
            /** @description CREDENTIALS_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
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
            /** @description SIGN_IN_EXPIRED, CODE_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSecondStepInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    activate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description LINK_INVALID, CREDENTIALS_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    resendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailboxInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    forgePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailboxInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description LINK_INVALID */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    makeWalletMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMessage"];
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
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    signInByWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedMessageInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
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
            /** @description WALLET_MESSAGE_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the signed-in account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    getUserNav: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the signed-in account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNav"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    getOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the signed-in account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    changeName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CREDENTIALS_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    linkWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedMessageInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WALLET_TAKEN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WALLET_MESSAGE_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    removeWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveWalletInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LAST_WAY_IN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    beginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSecondStepInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepBegun"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SECOND_STEP_ON */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondStepInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SECOND_STEP_ON */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CODE_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    dropSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DropSecondStepInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CODE_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    reportLostCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LostCodeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CODE_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    loginOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorLoginInput"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorSession"];
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
            /** @description CREDENTIALS_WRONG */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    logoutOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description ACCOUNTS_OFF */
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
    readOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    readDeliveryReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryReports"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    listBadges: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
                /** @description Short name or chain id */
                chain?: string;
                kind?: "kyc" | "audit" | "safu";
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
                    "application/json": components["schemas"]["BadgeList"];
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
    getBadgesOfMany: {
        parameters: {
            query: {
                contracts: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of those that have one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgesOfContracts"];
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
    getBadges: {
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
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgesOfContract"];
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
    listBadgeApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeApplicationList"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    beginBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeApplicationInput"];
            };
        };
        responses: {
            /** @description A draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeApplication"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_OWNER */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, BADGE_SUBJECT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_OPEN */
            409: {
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
            /** @description ACCOUNTS_OFF, INDEX_UNAVAILABLE */
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
    getBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeApplication"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
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
            /** @description ACCOUNTS_OFF */
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
    changeBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeApplicationChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    submitBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_OWNER */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND, BADGE_SUBJECT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG, BADGE_DOCUMENTS_MISSING */
            409: {
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
            /** @description ACCOUNTS_OFF, INDEX_UNAVAILABLE */
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
    retractBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    addBadgeDocument: {
        parameters: {
            query: {
                role: "identity" | "residence" | "company" | "report" | "engagement" | "review";
                /** @description As its sender calls it */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewBadgeDocument"];
                };
            };
            /** @description VALIDATION_FAILED, UPLOAD_EMPTY */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG, TOO_MANY_DOCUMENTS, DOCUMENTS_FULL */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DOCUMENT_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DOCUMENT_TYPE_UNSUPPORTED */
            415: {
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
            /** @description ACCOUNTS_OFF */
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
    removeBadgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND, BADGE_DOCUMENT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    readBadgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND, BADGE_DOCUMENT_NOT_FOUND */
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
            /** @description ACCOUNTS_OFF */
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
    readBadgeQueue: {
        parameters: {
            query?: {
                state?: "submitted" | "inReview" | "moreWanted" | "granted" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeApplicationList"];
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
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    readBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeApplication"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
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
            /** @description ACCOUNTS_OFF */
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
    reviewBadgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND, BADGE_DOCUMENT_NOT_FOUND */
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
            /** @description ACCOUNTS_OFF */
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
    takeBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    askForMore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeNoteInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    refuseBadgeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeNoteInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    withdrawBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeNoteInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    grantBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeGrantInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_OWNER */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_APPLICATION_NOT_FOUND, BADGE_SUBJECT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG */
            409: {
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
            /** @description ACCOUNTS_OFF, CODE_UNAVAILABLE, INDEX_UNAVAILABLE */
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
    listBadgeAttesters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, those no longer trusted included */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeAttesters"];
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
    nameBadgeAttester: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeAttesterInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    removeBadgeAttester: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ATTESTER_NOT_FOUND */
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
            /** @description ACCOUNTS_OFF */
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
    recordBadgeAttestation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeAttestationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BADGE_STATE_WRONG, ATTESTATION_NOT_OFFERED, ATTESTATION_RECORDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ATTESTATION_WRONG */
            422: {
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
            /** @description ACCOUNTS_OFF, ATTESTATION_UNAVAILABLE */
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
    getCritiques: {
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
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CritiquesOfContract"];
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
        };
    };
    getCritique: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Critique"];
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
            /** @description CRITIQUE_NOT_FOUND */
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
        };
    };
    listOwnCritiques: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCritiques"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    askCritique: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CritiqueInput"];
            };
        };
        responses: {
            /** @description The request */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Critique"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_OWNER */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, BADGE_SUBJECT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_CRITIQUES */
            409: {
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
            /** @description ACCOUNTS_OFF, INDEX_UNAVAILABLE */
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
    showCritique: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CritiqueVisibilityInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CRITIQUE_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CRITIQUE_ANSWERED */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    removeCritique: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CRITIQUE_NOT_FOUND */
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
            /** @description ACCOUNTS_OFF */
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
    answerCritique: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CritiqueAnswerInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CRITIQUE_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CRITIQUE_CLOSED */
            409: {
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
            /** @description ACCOUNTS_OFF */
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
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the signed-in account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description ACCOUNTS_OFF */
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
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
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
            /** @description UNAUTHORIZED */
            401: {
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
            /** @description TOO_MANY_WEBHOOKS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 50 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WEBHOOK_NOT_FOUND */
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
            /** @description ACCOUNTS_OFF */
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
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHAIN_UNKNOWN, WEBHOOK_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    setWebhookState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookStateInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WEBHOOK_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookNumber"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WEBHOOK_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookNumber"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WEBHOOK_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookNumber"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WEBHOOK_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    redeliverWebhookEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliverInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
            /** @description UNAUTHORIZED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WEBHOOK_NOT_FOUND, DELIVERY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DELIVERY_IN_HAND */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_ATTEMPTS, RATE_LIMITED */
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
            /** @description ACCOUNTS_OFF */
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
    getPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of each list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
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
    getNotifications: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous answer */
                cursor?: string;
                limit?: number;
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
                    "application/json": components["schemas"]["NotificationList"];
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
    getOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures, and the newest of each kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Owner"];
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
    search: {
        parameters: {
            query: {
                /** @description Part of a name or symbol, a number, or a whole address */
                q: string;
                /** @description Short name or chain id */
                chain?: string;
                /** @description Only this kind */
                kind?: "token" | "presale" | "pool" | "airdrop" | "collection" | "lock" | "offer";
                /** @description Hits of each kind */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, by kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
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
    getSolanaPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SolanaPortfolio"];
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
    getStatsDays: {
        parameters: {
            query: {
                /** @description Short name or chain id */
                chain?: string;
                /** @description Unix seconds in the first day (UTC) */
                from: number;
                /** @description Unix seconds in the last day (UTC) */
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days with an event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsDays"];
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
    listActs: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                feature?: "token" | "presale" | "lock" | "staking" | "airdrop" | "nft";
                /** @description true: only tokens, presales, pools, airdrops and collections that were made */
                launches?: "true" | "false";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest acts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acts"];
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
    getPace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pace */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pace"];
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
    getShareCard: {
        parameters: {
            query?: {
                /** @description Of no meaning for lock and owner */
                chain?: string;
                /** @description Language of the words */
                lang?: "en-US" | "zh-CN";
            };
            header?: never;
            path: {
                kind: "token" | "presale" | "pool" | "airdrop" | "collection" | "lock" | "locks" | "owner";
                /** @description Its address; of a pool, airdrop or collection also its number; of a lock `<chainId>-<locker>-<lockId>`; of all locks of an owner `<owner>-<asset>` */
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names and key figures, from the index alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareCard"];
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
            /** @description CHAIN_UNKNOWN, TOKEN_NOT_FOUND, PRESALE_NOT_FOUND, POOL_NOT_FOUND, AIRDROP_NOT_FOUND, NFT_SALE_NOT_FOUND, LOCK_NOT_FOUND */
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
    getShareImage: {
        parameters: {
            query?: {
                /** @description Of no meaning for lock and owner */
                chain?: string;
                /** @description Language of the words */
                lang?: "en-US" | "zh-CN";
            };
            header?: never;
            path: {
                kind: "token" | "presale" | "pool" | "airdrop" | "collection" | "lock" | "locks" | "owner";
                /** @description Its address; of a pool, airdrop or collection also its number; of a lock `<chainId>-<locker>-<lockId>`; of all locks of an owner `<owner>-<asset>` */
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PNG of 1200 × 630 pixels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The picture is the one whose tag was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description CHAIN_UNKNOWN, TOKEN_NOT_FOUND, PRESALE_NOT_FOUND, POOL_NOT_FOUND, AIRDROP_NOT_FOUND, NFT_SALE_NOT_FOUND, LOCK_NOT_FOUND */
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
    getPresaleCalendar: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                owner?: string;
                presale?: string;
                /** @description Language of the words; without it that of `Accept-Language`, else English */
                lang?: "en-US" | "zh-CN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (RFC 5545) of the soonest 100 coming and 100 running presales */
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
    getLaunchFeed: {
        parameters: {
            query?: {
                /** @description Short name or chain id */
                chain?: string;
                feature?: "token" | "presale" | "lock" | "staking" | "airdrop" | "nft";
                /** @description Language of the words; without it that of `Accept-Language`, else English */
                lang?: "en-US" | "zh-CN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An RSS 2.0 feed of at most 50 entries, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
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
    getClearSigningDescriptors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by file name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearSigningDescriptors"];
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
    getClearSigningDescriptor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: "calldata-token-factory.json" | "calldata-token.json" | "calldata-presale-factory.json" | "calldata-presale.json" | "calldata-inviter.json" | "calldata-whitelist-market.json" | "calldata-token-locker.json" | "calldata-liquidity-locker.json" | "calldata-nft-locker.json" | "calldata-lock-announcer.json" | "calldata-pool-factory.json" | "calldata-token-pool.json" | "calldata-nft-pool.json" | "calldata-airdrop-factory.json" | "calldata-token-mapping.json" | "calldata-merkle-airdrop.json" | "calldata-multisend.json" | "calldata-nft-sale-factory.json" | "calldata-nft-sale.json" | "calldata-launch-pad.json" | "calldata-opening-vault.json" | "calldata-pool-repair.json" | "calldata-vip.json" | "calldata-platform-registry.json" | "calldata-erc20.json" | "calldata-erc721.json" | "calldata-v2-router.json" | "calldata-eas.json" | "calldata-schema-registry.json" | "eip712-permit.json";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A descriptor in the form of ERC-7730 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearSigningDescriptor"];
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
            /** @description STORE_FULL */
            507: {
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
            /** @description STORE_FULL */
            507: {
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
            /** @description STORE_FULL */
            507: {
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
            /** @description STORE_FULL */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadSolanaPresaleList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolanaPresaleListInput"];
            };
        };
        responses: {
            /** @description The stored file; its CID is the key of the presale */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredAirdropList"];
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
            /** @description STORE_FULL */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadPoolInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoolInfoInput"];
            };
        };
        responses: {
            /** @description The stored file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPoolInfo"];
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
            /** @description STORE_FULL */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadAirdropList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AirdropListInput"];
            };
        };
        responses: {
            /** @description The stored file; its CID is the `ipfsKey` of the airdrop */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredAirdropList"];
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
            /** @description STORE_FULL */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadSolanaAirdropList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolanaAirdropListInput"];
            };
        };
        responses: {
            /** @description The stored file; its CID is the key of the list */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredAirdropList"];
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
            /** @description STORE_FULL */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadAssets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string[];
                };
            };
        };
        responses: {
            /** @description The stored files */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredAssets"];
                };
            };
            /** @description VALIDATION_FAILED, UPLOAD_EMPTY, UPLOAD_UNREADABLE */
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
            /** @description BODY_TOO_LARGE, TOO_MANY_FILES, ASSET_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ASSET_TYPE_UNSUPPORTED */
            415: {
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
            /** @description STORE_FULL */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderInput"];
            };
        };
        responses: {
            /** @description The folder */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
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
            /** @description FILES_MISSING */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE, BODY_TOO_LARGE */
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
            /** @description STORE_FULL */
            507: {
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
