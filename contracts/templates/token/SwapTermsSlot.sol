// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title The slot of a taxed token's swap terms
/// @dev Apart, because taxes, the launch and the swap-back each write a part of it and know nothing of each other.
abstract contract SwapTermsSlot {
    /// @dev What a swap-back reads, in one slot. `threshold` in base units, shares in percent, `seenReserve` as
    /// `SeenReserve` packs it; `lastBlock` had a step, `triedBlock`, modulo 2^24, one inside a trade, whatever became of it.
    struct SwapTerms {
        uint112 threshold;
        uint40 lastBlock;
        uint8 burn;
        uint8 liquidity;
        uint8 marketing;
        uint8 dividend;
        uint8 killBlocks;
        bool liquidityPending;
        uint32 seenReserve;
        uint24 triedBlock;
    }

    SwapTerms internal _swapTerms;

    /// @dev The slot of `_swapTerms`: `TermsWord`.
    function _termsWord() internal view returns (uint256 word) {
        assembly {
            word := sload(_swapTerms.slot)
        }
    }

    /// @dev Replaces the slot of `_swapTerms`.
    function _storeTerms(uint256 word) internal {
        assembly {
            sstore(_swapTerms.slot, word)
        }
    }
}
