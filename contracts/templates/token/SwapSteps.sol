// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IQuote} from "../venue/IQuote.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {TaxedCore} from "./TaxedCore.sol";
import {SeenReserve} from "./SeenReserve.sol";
import {TermsWord} from "./TermsWord.sol";
import {TokenVault} from "./TokenVault.sol";
import {TokenWord} from "./TokenWord.sol";

/// @title The two steps of a swap-back: a sale, and the adding of liquidity (P-21, P-25)
/// @dev Code of the extension, run in the token's place. Its immutables are the extension's, so what the token keeps
/// there is handed in.
abstract contract SwapSteps is TaxedCore {
    /// @dev Where the money goes.
    /// `rebateBps`: what of a trade goes back to its trader's inviters, or to a trader who is their own.
    struct Route {
        address pair;
        address quote;
        address vault;
        uint256 rebateBps;
    }

    /// @dev A sale moves at most this part of the reserve that the last step saw: the price falls by 0.4 %, and the two
    /// trades of a sandwich cost as much at the cheapest listed exchange, before tax, whatever they move (P-44).
    uint256 private constant SALE_PART = 500;
    /// @dev Liquidity grows at most by this part of the pool that the last sale saw. Who bends the price by a factor m²
    /// beforehand, and back afterwards, wins (1 - 1/m)² of what is added, of either side, and pays two fees on 1 - 1/m of a
    /// side: 1/250 of it at the cheapest listed exchange (P-44). Twice what one sale can bring, so that what waits grows less.
    uint256 private constant ADDED_PART = 250;
    /// @dev What may lie in the pool above its reserves, as a part of them, without anybody being in the middle of using
    /// it: dust must not stop the sales.
    uint256 private constant DUST_PART = 10_000;
    /// @dev Where both taxes of a round trip, less rebates, are together below this, in basis points, a pool can be bent
    /// and bent back for less than a step is worth to who bends it.
    uint256 private constant CHEAP_ROUND_TRIP = 50;
    /// @dev Two for each percent: half of a percent of liquidity is sold.
    uint256 private constant WHOLE_PARTS = 200;

    /// @dev `collected` is free to be used. What is sold, and with it all else, is bounded by the pool.
    function _sell(Route memory route, uint256 collected, bool inKind) internal returns (Sale memory sale) {
        (uint256 reserve, uint256 reserveQuote) = _quietReserves(route);
        uint256 terms = _termsWord();
        // A pair keeps 112 bits of either side, and no share is above 100.
        unchecked {
            uint256 parts = 2 * _share(terms, TermsWord.MARKETING_SHIFT) + _share(terms, TermsWord.LIQUIDITY_SHIFT);
            if (!inKind) parts += 2 * _share(terms, TermsWord.DIVIDEND_SHIFT);
            if (parts != 0) {
                uint256 bound = _lookAt(terms, reserve);
                uint256 most = (bound * WHOLE_PARTS) / (SALE_PART * parts);
                if (collected > most) collected = most;
            }
            sale.sold = (collected * parts) / WHOLE_PARTS;
            sale.burned = (collected * 2 * _share(terms, TermsWord.BURN_SHIFT)) / WHOLE_PARTS;
            if (inKind) sale.dividends = (collected * 2 * _share(terms, TermsWord.DIVIDEND_SHIFT)) / WHOLE_PARTS;
            if (sale.sold | sale.burned | sale.dividends == 0) revert Token_NothingToSwap();

            if (sale.burned != 0) _burnOwn(sale.burned);
            if (sale.sold == 0) return sale;
            _payOut(route.pair, sale.sold);
            uint256 out = sale.sold * 997;
            out = (out * reserveQuote) / (reserve * 1000 + out);
            if (2 * _share(terms, TermsWord.MARKETING_SHIFT) == parts) {
                sale.marketingQuote = out;
                _swap(route, out, _marketingWallet);
            } else {
                uint256 tokens = (collected * _share(terms, TermsWord.LIQUIDITY_SHIFT)) / WHOLE_PARTS;
                _handOut(route, terms, sale, parts, out, tokens);
            }
        }
    }

    /// @dev Adds as much as both sides allow, but no more than a part of the reserve that the last sale saw: the rest waits
    /// for the next block. What finds no quote is collected tax again; what is left of the quote, one unit at least, stays
    /// for the next time, so that the token vault's slot never empties.
    function _add(Route memory route, address receiver) internal {
        (uint256 reserve, uint256 reserveQuote) = _quietReserves(route);
        uint256 terms = _termsWord();
        (uint256 tokens, uint256 waiting) = (_pending.tokens, _pending.quote);
        uint256 quote = waiting - 1;
        uint256 rest;
        // A pair keeps 112 bits of either side.
        unchecked {
            uint256 matching = (quote * reserve) / reserveQuote;
            if (matching < tokens) tokens = matching;
            uint256 most = _lookAtBoth(terms, reserve) / ADDED_PART;
            if (tokens > most) (tokens, rest) = (most, tokens - most);
            if (tokens < matching) quote = (tokens * reserveQuote) / reserve;
        }
        bool adds = tokens != 0 && quote != 0;
        if (!adds || rest == 0) _storeTerms(terms & ~TermsWord.LIQUIDITY_PENDING);
        if (!adds) return;
        // forge-lint: disable-next-line(unsafe-typecast) less than was there
        _pending = Pending({tokens: uint112(rest), quote: uint112(waiting - quote)});
        _payOut(route.pair, tokens);
        TokenVault(payable(route.vault)).pay(route.quote, route.pair, quote);
        IV2Pair(route.pair).mint(receiver);
        emit SwappedBack(0, 0, tokens, quote, 0, 0);
    }

    /// @dev A sale for more than the marketing wallet goes into the token vault first, and is shared there. `tokens`
    /// wait for what it brings for liquidity.
    function _handOut(Route memory route, uint256 terms, Sale memory sale, uint256 parts, uint256 out, uint256 tokens)
        private
    {
        uint256 received = _quoteOf(route, route.vault);
        _swap(route, out, route.vault);
        received = _quoteOf(route, route.vault) - received;
        sale.liquidityQuote = (received * _share(terms, TermsWord.LIQUIDITY_SHIFT)) / parts;
        sale.marketingQuote = (received * 2 * _share(terms, TermsWord.MARKETING_SHIFT)) / parts;
        uint256 forHolders = received - sale.liquidityQuote - sale.marketingQuote;
        // What the marketing wallet cannot take goes to the others.
        if (sale.marketingQuote != 0 && !_pay(route, _marketingWallet, sale.marketingQuote)) {
            if (_share(terms, TermsWord.LIQUIDITY_SHIFT) == 0) forHolders += sale.marketingQuote;
            else sale.liquidityQuote += sale.marketingQuote;
            sale.marketingQuote = 0;
        }
        // What rounding leaves goes to the liquidity where nobody gets dividends.
        if (_share(terms, TermsWord.DIVIDEND_SHIFT) == 0 || sale.dividends != 0) sale.liquidityQuote += forHolders;
        else sale.dividends = forHolders;
        if (sale.liquidityQuote == 0) return;
        Pending memory pending = _pending;
        // forge-lint: disable-start(unsafe-typecast) a part of the supply; checked by the addition of what a pair can hold
        _pending =
            Pending({tokens: pending.tokens + uint112(tokens), quote: pending.quote + uint112(sale.liquidityQuote)});
        // forge-lint: disable-end(unsafe-typecast)
        _storeTerms(_termsWord() | TermsWord.LIQUIDITY_PENDING);
    }

    function _swap(Route memory route, uint256 out, address to) private {
        (uint256 out0, uint256 out1) = route.quote < address(this) ? (out, uint256(0)) : (uint256(0), out);
        IV2Pair(route.pair).swap(out0, out1, to, "");
    }

    function _pay(Route memory route, address to, uint256 amount) private returns (bool paid) {
        try TokenVault(payable(route.vault)).pay(route.quote, to, amount) {
            return true;
        } catch {
            return false;
        }
    }

    /// @dev Reserves of the main pair. Reverts while somebody is between paying in and taking out: what they paid would
    /// be counted as the pool's.
    function _quietReserves(Route memory route) private view returns (uint256 reserve, uint256 reserveQuote) {
        (reserve, reserveQuote) = _reserves(route.pair, route.quote);
        uint256 balance = balanceOf(route.pair);
        uint256 balanceQuote = _quoteOf(route, route.pair);
        if (balance < reserve || balanceQuote < reserveQuote) revert Token_PairBusy();
        // Inside a trade nothing at all may lie there: it could be the smallest of deposits.
        if (msg.sender == address(this)) {
            if (balance != reserve || balanceQuote != reserveQuote) revert Token_PairBusy();
        } else {
            unchecked {
                if (balance - reserve > reserve / DUST_PART) revert Token_PairBusy();
                if (balanceQuote - reserveQuote > reserveQuote / DUST_PART) revert Token_PairBusy();
            }
        }
        if (_isRoundTripCheap(route.rebateBps) && _movedNow(route.pair)) revert Token_PairBusy();
    }

    /// @dev What an account has of the quote, in base units. Reverts where the quote does not answer.
    function _quoteOf(Route memory route, address account) private view returns (uint256 held) {
        bytes4 selector = IQuote.balanceOf.selector;
        address quote = route.quote;
        assembly {
            mstore(0, selector)
            mstore(4, account)
            if or(lt(returndatasize(), 0x20), iszero(staticcall(gas(), quote, 0, 0x24, 0, 0x20))) {
                revert(0, 0)
            }
            held := mload(0)
        }
    }

    /// @dev What a sale may take a part of; what the next one may is stored.
    function _lookAt(uint256 terms, uint256 reserve) private returns (uint256 bound) {
        uint32 next;
        // forge-lint: disable-next-line(unsafe-typecast) 32 bits on purpose
        (bound, next) = SeenReserve.look(uint32(terms >> TermsWord.SEEN_SHIFT), reserve);
        _storeTerms((terms & ~(TermsWord.SEEN << TermsWord.SEEN_SHIFT)) | (uint256(next) << TermsWord.SEEN_SHIFT));
    }

    function _lookAtBoth(uint256 terms, uint256 reserve) private pure returns (uint256 bound) {
        // forge-lint: disable-next-line(unsafe-typecast) 32 bits on purpose
        return SeenReserve.lookAtBoth(uint32(terms >> TermsWord.SEEN_SHIFT), reserve);
    }

    /// @dev Percent.
    function _share(uint256 terms, uint256 shift) private pure returns (uint256) {
        return (terms >> shift) & TermsWord.SHARE;
    }

    function _isRoundTripCheap(uint256 rebateBps) private view returns (bool) {
        uint256 own = _ownWord();
        uint256 buyBps = (own >> TokenWord.BUY_SHIFT) & TokenWord.RATE12;
        uint256 sellBps = (own >> TokenWord.SELL_SHIFT) & TokenWord.RATE12;
        return buyBps + sellBps < CHEAP_ROUND_TRIP + 2 * rebateBps;
    }

    /// @dev Whether the pool moved in this second: with what was borrowed for one transaction, it would have.
    function _movedNow(address pair) private view returns (bool) {
        (,, uint32 writtenAt) = IV2Pair(pair).getReserves();
        // forge-lint: disable-next-line(unsafe-typecast) as pairs keep their time
        return writtenAt == uint32(block.timestamp);
    }
}
