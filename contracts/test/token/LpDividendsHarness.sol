// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {LpDividends} from "../../templates/token/LpDividends.sol";

/// @notice The vault alone: dividends are handed in, not earned.
contract LpDividendsHarness is LpDividends {
    address public immutable owner = msg.sender;
    address public lp;
    address public quote;
    mapping(address => bool) private _lockers;

    constructor(uint256 intervalBlocks) LpDividends(intervalBlocks) {}

    function setTokens(address newLp, address newQuote) external {
        (lp, quote) = (newLp, newQuote);
    }

    function addLocker(address locker) external {
        _lockers[locker] = true;
    }

    /// @notice What swap-back does once the quote tokens lie here.
    function addDividends(uint256 amount) external {
        _takeDividends(amount);
    }

    function owed() external view returns (uint256 quoteOwed, uint256 lpOwed) {
        return _owedToLiquidity();
    }

    function _lpToken() internal view override returns (address) {
        return lp;
    }

    function _dividendToken() internal view override returns (address) {
        return quote;
    }

    function _payDividend(address account, uint256 amount) internal override {
        SafeTransferLib.safeTransfer(quote, account, amount);
    }

    function _isLiquidityLocker(address locker) internal view override returns (bool) {
        return _lockers[locker];
    }

    function _checkTermsOwner() internal view override {
        require(msg.sender == owner, "not the owner");
    }
}
