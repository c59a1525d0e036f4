// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILaunchableToken} from "../launch/ILaunchableToken.sol";
import {IExemptingToken} from "./IExemptingToken.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleBase} from "./PresaleBase.sol";
import {PresaleAdmin} from "./PresaleAdmin.sol";

/// @title Private presale (template 3): listed wallets only, no pool; the owner is paid as the buyers' tokens are
/// released
contract PrivatePresale is PresaleBase {
    uint256 private constant EXEMPT_OUT = 2;

    constructor(PresaleAdmin adminContract_) PresaleBase(adminContract_) {}

    receive() external payable {
        revert Presale_ValueRefused(msg.value);
    }

    /// @dev Without a pool, its half of the exit fees is the owner's, by the same schedule as the raise (S-56).
    function _close(Division memory d) internal view override returns (Outcome memory o) {
        (address token, uint256 tokenTemplate) = PresaleArgs.readToken();
        if (tokenTemplate >= FIRST_GATED_TEMPLATE) _checkFree(token);
        d.ownerCurrency += d.exitFees;
        o.sellable = true;
    }

    function _kind() internal pure override returns (uint256) {
        return PRIVATE;
    }

    /// @dev Tokens that cannot move yet, or that keep a tax on their way to the buyers, would not be what was bought while
    /// the owner is paid by the clock: not before trading is open and the presale sends freely.
    function _checkFree(address token) private view {
        // slither-disable-next-line unused-return (two of seven are asked for)
        (bool launched,,,,, address launcher,) = ILaunchableToken(token).launchState();
        if (!launched) revert Presale_NotLaunched(token);
        bool sendsFreely = IExemptingToken(token).exemptionOf(address(this)) & EXEMPT_OUT != 0;
        if (launcher != address(this) && !sendsFreely) revert Presale_NotExempt(token);
    }
}
