// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {IQuote} from "../venue/IQuote.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {AccountRules} from "./AccountRules.sol";
import {AccountWord} from "./AccountWord.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {ITaxedBase} from "./ITaxedBase.sol";
import {TokenWord} from "./TokenWord.sol";

/// @title Collected tax becomes what its shares say (P-21, P-25)
/// @dev One step a block: either a sale, or the adding of the liquidity that the last sale brought the quote for. Small
/// steps keep the bill of the seller who sets one off low, and each is a call of its own that may fail unnoticed.
abstract contract SwapBack is AccountRules, ReentrancyGuard {
    /// @dev What waits to become liquidity, in base units.
    struct Pending {
        uint112 tokens;
        uint112 quote;
    }

    /// @dev One sale. Amounts of the token in base units, of the quote where the name says so; `parts` of `WHOLE_PARTS`
    /// are sold.
    struct Sale {
        address pair;
        uint256 reserve;
        uint256 reserveQuote;
        uint256 parts;
        uint256 sold;
        uint256 burned;
        uint256 liquidityQuote;
        uint256 marketingQuote;
        uint256 dividends;
    }

    /// @dev A sale moves at most this part of the pool's reserve: the price falls by 0.4 %, and the two trades of a
    /// sandwich cost as much at the cheapest listed exchange, before tax.
    uint256 private constant SALE_PART = 500;
    /// @dev What may lie in the pool above its reserves, as a part of them, without anybody being in the middle of using
    /// it: dust must not stop the sales.
    uint256 private constant DUST_PART = 10_000;
    /// @dev Two for each percent: half of a percent of liquidity is sold.
    uint256 private constant WHOLE_PARTS = 200;
    /// @dev Gas that stays for the rest of the trade which sets off a step, and the least that a step may get.
    uint256 private constant GAS_FOR_TRADE = 150_000;
    uint256 private constant GAS_FOR_STEP = 80_000;

    Pending internal _pending;

    /// @inheritdoc ITaxedBase
    function swapBack() external virtual override nonReentrant {
        SwapTerms memory terms = _swapTerms;
        if (msg.sender != address(this)) {
            if (!_isDue(_ownWord())) revert Token_NothingToSwap();
            _closeBlock();
        }
        if (terms.liquidityPending) _addLiquidity();
        else if (_ownStepDue()) _ownStep();
        else _useCollected(terms);
    }

    /// @dev Called before a sale into the main pair; whatever happens inside, that sale goes on. Returns whether the
    /// words of accounts have to be read again.
    function _trySwapBack(uint256 own) internal returns (bool tried) {
        if (own & AccountWord.BALANCE == 0) return false;
        if (!_isDue(own)) return false;
        uint256 gas_ = gasleft();
        if (gas_ < GAS_FOR_TRADE + GAS_FOR_STEP) return false;
        gas_ -= GAS_FOR_TRADE;
        if (gas_ > _swapBackGas()) gas_ = _swapBackGas();

        _closeBlock();
        bytes4 selector = this.swapBack.selector;
        bool done;
        // Nothing of the answer is copied: a failure may be as long as it likes.
        assembly {
            mstore(0, selector)
            done := call(gas_, address(), 0, 0, 4, 0, 0)
        }
        // Liquidity that cannot be added waits for more; the next step is a sale.
        if (!done && _swapTerms.liquidityPending) _swapTerms.liquidityPending = false;
        return true;
    }

    /// @dev Collected tax that is free to be used: what the token holds, less what waits for its quote. A template that
    /// keeps tokens for holders takes those off too.
    function _collected(uint256 own) internal view virtual returns (uint256) {
        return (own & AccountWord.BALANCE) - _pending.tokens;
    }

    /// @dev Whether this template's dividends are tokens of its own, so that their share is not sold.
    function _dividendsInKind() internal pure virtual returns (bool) {
        return false;
    }

    /// @dev Takes over the dividend share: `amount` base units of the quote, which lie in the purse, or of this token,
    /// which lie in the token's own account. Returns what holders get, in the asset that they are paid in.
    function _addDividends(
        uint256 amount,
        uint256 /* marketingQuote */
    )
        internal
        virtual
        returns (uint256)
    {
        return amount;
    }

    /// @dev Whether the template has a step of its own to do, which then comes before the next sale.
    function _ownStepDue() internal view virtual returns (bool) {
        return false;
    }

    /// @dev The template's own step.
    // solhint-disable-next-line no-empty-blocks
    function _ownStep() internal virtual {}

    /// @dev The most gas that a step inside somebody's trade may use.
    function _swapBackGas() internal pure virtual returns (uint256) {
        return 500_000;
    }

    function _isDue(uint256 own) private view returns (bool) {
        SwapTerms storage terms = _swapTerms;
        if (own & TokenWord.LAUNCHED == 0 || terms.lastBlock == ChainBlocks.number()) return false;
        if (terms.liquidityPending || _ownStepDue()) return true;
        uint256 collected = _collected(own);
        return collected != 0 && collected >= terms.threshold;
    }

    function _closeBlock() private {
        // forge-lint: disable-next-line(unsafe-typecast) the number of a block
        _swapTerms.lastBlock = uint40(ChainBlocks.number());
    }

    function _useCollected(SwapTerms memory terms) private {
        Sale memory sale;
        sale.pair = _opening.pair;
        (sale.reserve, sale.reserveQuote) = _quietReserves(sale.pair);
        sale.parts = 2 * uint256(terms.marketing) + terms.liquidity;
        if (!_dividendsInKind()) sale.parts += 2 * uint256(terms.dividend);

        uint256 amount = _collected(_ownWord());
        if (sale.parts != 0) {
            uint256 most = (sale.reserve * WHOLE_PARTS) / (SALE_PART * sale.parts);
            if (amount > most) amount = most;
        }
        sale.sold = (amount * sale.parts) / WHOLE_PARTS;
        sale.burned = (amount * 2 * terms.burn) / WHOLE_PARTS;
        if (sale.sold == 0 && (sale.parts != 0 || sale.burned == 0) && !_dividendsInKind()) {
            revert Token_NothingToSwap();
        }

        uint256 kept = (amount * terms.liquidity) / WHOLE_PARTS;
        if (sale.burned != 0) _burnOwn(sale.burned);
        if (_dividendsInKind()) sale.dividends = _addDividends((amount * 2 * terms.dividend) / WHOLE_PARTS, 0);
        if (sale.sold != 0) _sell(terms, sale);
        if (sale.liquidityQuote != 0) {
            // forge-lint: disable-next-line(unsafe-typecast) a part of the supply
            _pending.tokens += uint112(kept);
            _swapTerms.liquidityPending = true;
        }
        emit SwappedBack(sale.sold, sale.burned, 0, sale.liquidityQuote, sale.marketingQuote, sale.dividends);
    }

    /// @dev A sale for the marketing wallet alone goes there straight from the pool, any other into the purse first.
    function _sell(SwapTerms memory terms, Sale memory sale) private {
        _payOut(sale.pair, sale.sold);
        uint256 out = sale.sold * 997;
        out = (out * sale.reserveQuote) / (sale.reserve * 1000 + out);
        if (2 * uint256(terms.marketing) == sale.parts) {
            sale.marketingQuote = out;
            return _swap(sale.pair, out, _marketingWallet);
        }

        uint256 received = IQuote(_quote).balanceOf(address(_purse));
        _swap(sale.pair, out, address(_purse));
        received = IQuote(_quote).balanceOf(address(_purse)) - received;
        sale.liquidityQuote = (received * terms.liquidity) / sale.parts;
        uint256 forHolders;
        if (!_dividendsInKind()) forHolders = (received * 2 * terms.dividend) / sale.parts;
        uint256 forMarketing = received - sale.liquidityQuote - forHolders;
        // What the marketing wallet cannot take goes to the others.
        if (_pay(_marketingWallet, forMarketing)) sale.marketingQuote = forMarketing;
        else if (forHolders != 0) forHolders += forMarketing;
        else sale.liquidityQuote += forMarketing;
        // forge-lint: disable-next-line(unsafe-typecast) checked by the addition of what a pair can hold
        _pending.quote += uint112(sale.liquidityQuote);
        if (forHolders != 0) sale.dividends = _addDividends(forHolders, sale.marketingQuote);
    }

    /// @dev Adds as much as both sides allow. What is left of the tokens is collected tax again; what is left of the
    /// quote, one unit at least, stays for the next time, so that the purse's slot never empties.
    function _addLiquidity() private {
        address pair = _opening.pair;
        (uint256 reserve, uint256 reserveQuote) = _quietReserves(pair);
        (uint256 tokens, uint256 quote) = (_pending.tokens, _pending.quote - 1);
        uint256 matching = (quote * reserve) / reserveQuote;
        if (matching <= tokens) tokens = matching;
        else quote = (tokens * reserveQuote) / reserve;
        // forge-lint: disable-next-line(unsafe-typecast) less than was there
        _pending = Pending({tokens: 0, quote: _pending.quote - uint112(quote)});
        _swapTerms.liquidityPending = false;
        _payOut(pair, tokens);
        _purse.pay(_quote, pair, quote);
        IV2Pair(pair).mint(_liquidityReceiver);
        emit SwappedBack(0, 0, tokens, quote, 0, 0);
    }

    function _swap(address pair, uint256 out, address to) private {
        (uint256 out0, uint256 out1) = _quote < address(this) ? (out, uint256(0)) : (uint256(0), out);
        IV2Pair(pair).swap(out0, out1, to, "");
    }

    function _pay(address to, uint256 amount) private returns (bool paid) {
        if (amount == 0) return true;
        try _purse.pay(_quote, to, amount) {
            return true;
        } catch {
            return false;
        }
    }

    /// @dev Reserves of the main pair. Reverts while somebody is between paying in and taking out: what they paid would
    /// be counted as the pool's.
    function _quietReserves(address pair) private view returns (uint256 reserve, uint256 reserveQuote) {
        (reserve, reserveQuote) = _reserves(pair, _quote);
        uint256 balance = balanceOf(pair);
        uint256 balanceQuote = IQuote(_quote).balanceOf(pair);
        if (balance < reserve || balanceQuote < reserveQuote) revert Token_PairBusy();
        if (balance - reserve > reserve / DUST_PART) revert Token_PairBusy();
        if (balanceQuote - reserveQuote > reserveQuote / DUST_PART) revert Token_PairBusy();
    }

    /// @dev Reserves of a pair of this token and `asset`, in this order.
    function _reserves(address pair, address asset) internal view returns (uint256 reserve, uint256 reserveAsset) {
        (reserve, reserveAsset,) = IV2Pair(pair).getReserves();
        if (asset < address(this)) (reserve, reserveAsset) = (reserveAsset, reserve);
    }
}
