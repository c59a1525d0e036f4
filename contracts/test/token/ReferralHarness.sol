// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Referral} from "../../templates/token/Referral.sol";

/// @notice The referral alone, on a ledger that a test can read in one glance: taxes are given, not taken.
contract ReferralHarness is Referral {
    address public immutable owner = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) private _outside;

    constructor(uint256[] memory numberParams) Referral(numberParams, 18) {}

    function setOutside(address account) external {
        _outside[account] = true;
    }

    /// @notice A transfer by the holder.
    function transfer(address to, uint256 amount) external {
        if (amount <= _smallTransferMax) _noteTransfer(msg.sender, to, amount);
    }

    /// @notice A transfer by somebody with an allowance.
    function transferFrom(address from, address to, uint256 amount) external {
        if (amount <= _smallTransferMax) _noteTransfer(from, to, amount);
    }

    /// @notice A trade of `amount` that has just paid `tax`.
    function trade(address trader, bool isSale, uint256 amount, uint256 tax) external returns (uint256 left) {
        uint256 before = balanceOf[address(this)];
        balanceOf[address(this)] += tax;
        _payRebates(trader, isSale, amount, tax);
        return balanceOf[address(this)] - before;
    }

    function checkTaxes(uint256 buyBps, uint256 sellBps) external view {
        _checkTaxesCoverRebates(buyBps, sellBps);
    }

    function _moveRebate(address to, uint256 amount) internal override {
        balanceOf[address(this)] -= amount;
        balanceOf[to] += amount;
    }

    function _isOutsideReferral(address account) internal view override returns (bool) {
        return _outside[account];
    }

    function _checkTermsOwner() internal view override {
        require(msg.sender == owner, "not the owner");
    }
}
