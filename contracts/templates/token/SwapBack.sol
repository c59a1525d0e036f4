// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IV2Pair} from "../venue/IV2Pair.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {PackedAccounts} from "./PackedAccounts.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {ISwapBack} from "./ISwapBack.sol";
import {SwapTermsSlot} from "./SwapTermsSlot.sol";
import {TermsWord} from "./TermsWord.sol";
import {TokenWord} from "./TokenWord.sol";

/// @title Collected tax becomes what its shares say (P-21, P-25)
/// @dev One step a block: either a sale, or the adding of the liquidity that the last sale brought the quote for. Small
/// steps keep the bill of the seller who sets one off low, and each is a call of its own that may fail unnoticed.
abstract contract SwapBack is ISwapBack, PackedAccounts, SwapTermsSlot {
    /// @dev What waits to become liquidity, in base units.
    struct Pending {
        uint112 tokens;
        uint112 quote;
    }

    /// @dev What one sale brought. Amounts of the token in base units, of the quote where the name says so;
    /// `dividends` in the token or in quote that lies in the token vault.
    struct Sale {
        uint256 sold;
        uint256 burned;
        uint256 liquidityQuote;
        uint256 marketingQuote;
        uint256 dividends;
    }

    /// @dev Gas that stays for the rest of the trade which sets off a step, and the least that a step may get.
    uint256 private constant GAS_FOR_TRADE = 150_000;
    uint256 private constant GAS_FOR_STEP = 80_000;

    Pending internal _pending;

    /// @inheritdoc ISwapBack
    /// @dev The block is marked before anything is called, and that is all the lock a step needs: whoever re-enters finds
    /// none due. Templates that pay out in other ways too put it behind the lock of those.
    function swapBack() public virtual override {
        if (msg.sender != address(this) && !_isDue(_ownWord())) revert Token_NothingToSwap();
        uint256 terms = _termsWord() & ~(TermsWord.LAST_BLOCK << TermsWord.LAST_BLOCK_SHIFT);
        _storeTerms(terms | (ChainBlocks.number() & TermsWord.LAST_BLOCK) << TermsWord.LAST_BLOCK_SHIFT);
        if (terms & TermsWord.LIQUIDITY_PENDING != 0) {
            _addLiquidity();
        } else if (_ownStepDue()) {
            _ownStep();
        } else {
            Sale memory sale = _sellCollected(_collected(_ownWord()), _dividendsInKind());
            if (sale.dividends != 0) sale.dividends = _addDividends(sale.dividends, sale.marketingQuote);
            emit SwappedBack(sale.sold, sale.burned, 0, sale.liquidityQuote, sale.marketingQuote, sale.dividends);
        }
    }

    /// @dev Called before a sale into the main pair; whatever happens inside, that sale goes on. Returns whether the
    /// words of accounts have to be read again.
    function _trySwapBack(uint256 own) internal returns (bool tried) {
        if (own & PackedAccount.BALANCE == 0) return false;
        if (!_isDue(own)) return false;
        uint256 gas_ = gasleft();
        if (gas_ < GAS_FOR_TRADE + GAS_FOR_STEP) return false;
        gas_ -= GAS_FOR_TRADE;
        if (gas_ > _swapBackGas()) gas_ = _swapBackGas();

        // One seller a block pays for a try. Where it fails, as it does with too little gas, the block has had no step, and
        // whoever calls `swapBack` can still have it.
        uint256 terms = _termsWord();
        uint256 blockNumber = ChainBlocks.number() & TermsWord.TRIED;
        if (terms >> TermsWord.TRIED_SHIFT == blockNumber) return false;
        _storeTerms((terms & ~(TermsWord.TRIED << TermsWord.TRIED_SHIFT)) | (blockNumber << TermsWord.TRIED_SHIFT));
        bytes4 selector = this.swapBack.selector;
        bytes4 busy = Token_PairBusy.selector;
        bool done;
        // No more than a selector of the answer is copied: a failure may be as long as it likes.
        assembly {
            mstore(0, selector)
            done := call(gas_, address(), 0, 0, 4, 0, 4)
            done := or(done, eq(mload(0), busy))
        }
        // Liquidity that cannot be added waits for more, and the next step is a sale; a pair that somebody is using now says
        // nothing about it (P-44).
        if (!done && gas_ == _swapBackGas() && _swapTerms.liquidityPending) _swapTerms.liquidityPending = false;
        return true;
    }

    /// @dev Collected tax that is free to be used: what the token holds, less what waits for its quote. A template that
    /// keeps tokens for holders takes those off too.
    function _collected(uint256 own) internal view virtual returns (uint256) {
        return (own & PackedAccount.BALANCE) - _pending.tokens;
    }

    /// @dev Whether this template's dividends are tokens of its own, so that their share is not sold.
    function _dividendsInKind() internal pure virtual returns (bool) {
        return false;
    }

    /// @dev Takes over the dividend share: `amount` base units of the quote, which lie in the token vault, or of this
    /// token, which lie in the token's own account. Returns what holders get, in the asset that they are paid in.
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

    /// @dev Sells and burns; code of the extension.
    function _sellCollected(uint256 collected, bool inKind) internal virtual returns (Sale memory sale);

    /// @dev Adds what waits; code of the extension.
    function _addLiquidity() internal virtual;

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
        uint256 terms = _termsWord();
        uint256 lastBlock = (terms >> TermsWord.LAST_BLOCK_SHIFT) & TermsWord.LAST_BLOCK;
        if (own & TokenWord.LAUNCHED == 0 || lastBlock == ChainBlocks.number()) return false;
        if (terms & TermsWord.LIQUIDITY_PENDING != 0 || _ownStepDue()) return true;
        uint256 threshold = terms & TermsWord.THRESHOLD;
        // Most sales end here, without looking at what waits.
        if (own & PackedAccount.BALANCE < threshold) return false;
        uint256 collected = _collected(own);
        return collected != 0 && collected >= threshold;
    }

    /// @dev Reserves of a pair of this token and `asset`, in this order.
    function _reserves(address pair, address asset) internal view returns (uint256 reserve, uint256 reserveAsset) {
        bytes4 selector = IV2Pair.getReserves.selector;
        assembly {
            mstore(0, selector)
            if or(lt(returndatasize(), 0x40), iszero(staticcall(gas(), pair, 0, 4, 0, 0x40))) { revert(0, 0) }
            reserve := mload(0)
            reserveAsset := mload(0x20)
        }
        if (asset < address(this)) (reserve, reserveAsset) = (reserveAsset, reserve);
    }
}
