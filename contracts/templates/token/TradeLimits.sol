// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ITradeLimits} from "./ITradeLimits.sol";
import {PackedAccounts} from "./PackedAccounts.sol";
import {TaxedParams} from "./TaxedParams.sol";
import {TokenWord} from "./TokenWord.sol";

/// @title How much a wallet may hold, how much a trade may move, and how many addresses a buy sprays
abstract contract TradeLimits is ITradeLimits, PackedAccounts {
    /// @dev Base units, zero for a limit that is off.
    struct Limits {
        uint112 wallet;
        uint112 swap;
    }

    /// @dev A limit is at least this part of the supply.
    uint256 private constant LIMIT_PART = 1000;
    uint256 private constant MAX_FISSION = 3;

    Limits internal _limits;

    /// @inheritdoc ITradeLimits
    function setWalletLimit(uint256 amount) external virtual override onlyOwner {
        if (_ownWord() & TokenWord.WALLET_LIMIT == 0) revert Token_WalletLimitOff();
        _setWalletLimit(amount);
    }

    /// @inheritdoc ITradeLimits
    function disableWalletLimit() external virtual override onlyOwner {
        if (_ownWord() & TokenWord.WALLET_LIMIT == 0) revert Token_WalletLimitOff();
        _disableWalletLimit();
    }

    /// @inheritdoc ITradeLimits
    function setSwapLimit(uint256 amount) external virtual override onlyOwner {
        if (_ownWord() & TokenWord.SWAP_LIMIT == 0) revert Token_SwapLimitOff();
        _setSwapLimit(amount);
    }

    /// @inheritdoc ITradeLimits
    function disableSwapLimit() external virtual override onlyOwner {
        if (_ownWord() & TokenWord.SWAP_LIMIT == 0) revert Token_SwapLimitOff();
        _disableSwapLimit();
    }

    /// @inheritdoc ITradeLimits
    function setFissionCount(uint256 count) external virtual override onlyOwner {
        _setFissionCount(count);
    }

    function _initTradeLimits(uint256[] memory numbers, bool walletLimited, bool swapLimited) internal {
        if (walletLimited) _setWalletLimit(numbers[TaxedParams.WALLET_LIMIT]);
        else if (numbers[TaxedParams.WALLET_LIMIT] != 0) revert Token_WalletLimitOff();
        if (swapLimited) _setSwapLimit(numbers[TaxedParams.SWAP_LIMIT]);
        else if (numbers[TaxedParams.SWAP_LIMIT] != 0) revert Token_SwapLimitOff();
        if (numbers[TaxedParams.FISSION_COUNT] != 0) _setFissionCount(numbers[TaxedParams.FISSION_COUNT]);
    }

    function _disableWalletLimit() internal {
        _setOwnBits(TokenWord.WALLET_LIMIT, 0);
        _limits.wallet = 0;
        emit WalletLimitDisabled();
    }

    function _disableSwapLimit() internal {
        _setOwnBits(TokenWord.SWAP_LIMIT, 0);
        _limits.swap = 0;
        emit SwapLimitDisabled();
    }

    /// @dev Reverts when a plain wallet would hold more than allowed.
    function _checkWalletLimit(uint256 own, uint256 balanceAfter) internal view {
        if (own & TokenWord.WALLET_LIMIT == 0) return;
        uint256 max = _limits.wallet;
        if (balanceAfter > max) revert Token_WalletLimitExceeded(balanceAfter, max);
    }

    /// @dev Reverts when one trade would move more than allowed.
    function _checkSwapLimit(uint256 own, uint256 amount) internal view {
        if (own & TokenWord.SWAP_LIMIT == 0) return;
        uint256 max = _limits.swap;
        if (amount > max) revert Token_SwapLimitExceeded(amount, max);
    }

    function _setWalletLimit(uint256 amount) private {
        uint256 min = _leastLimit();
        if (amount < min) revert Token_WalletLimitTooLow(amount, min);
        // A limit that nothing can reach is the largest one that fits.
        if (amount > MAX_SUPPLY) amount = MAX_SUPPLY;
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        _limits.wallet = uint112(amount);
        _setOwnBits(0, TokenWord.WALLET_LIMIT);
        emit WalletLimitSet(amount);
    }

    function _setSwapLimit(uint256 amount) private {
        uint256 min = _leastLimit();
        if (amount < min) revert Token_SwapLimitTooLow(amount, min);
        if (amount > MAX_SUPPLY) amount = MAX_SUPPLY;
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        _limits.swap = uint112(amount);
        _setOwnBits(0, TokenWord.SWAP_LIMIT);
        emit SwapLimitSet(amount);
    }

    function _setFissionCount(uint256 count) private {
        if (count > MAX_FISSION) revert Token_FissionTooMany(count, MAX_FISSION);
        _setOwnBits(TokenWord.FISSION << TokenWord.FISSION_SHIFT, count << TokenWord.FISSION_SHIFT);
        emit FissionCountSet(count);
    }

    /// @dev Rounded up: never less than 0.1 % of the supply.
    function _leastLimit() private view returns (uint256) {
        return (totalSupply() + LIMIT_PART - 1) / LIMIT_PART;
    }
}
