// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IInviter} from "../inviter/IInviter.sol";
import {IPresale} from "./IPresale.sol";
import {PresaleBase} from "./PresaleBase.sol";

/// @title Private sale (template 3): listed wallets only, no pool; the owner is paid as the buyers' tokens are released
contract PrivatePresale is PresaleBase {
    /// @inheritdoc IPresale
    uint256 public constant templateId = 3;

    constructor(IInviter inviter_, address market_) PresaleBase(inviter_, market_) {}

    /// @dev Without a pool, its half of the exit fees is the owner's, by the same schedule as the raise (S-56).
    function _close(Division memory d) internal pure override returns (Outcome memory o) {
        d.ownerCurrency += d.exitFees;
        o.sellable = true;
    }

    function _accepted(uint256 total_) internal pure override returns (uint256) {
        return total_;
    }

    function _room(uint256 total_) internal view override returns (uint256) {
        return FixedPointMathLib.zeroFloorSub(_hardCap(), total_);
    }

    function _shareOf(uint256 contributed) internal pure override returns (uint256 accepted, uint256 excess) {
        return (contributed, 0);
    }

    function _ownerReleasedBps() internal view override returns (uint256) {
        return _releasedAt(block.timestamp, _payout.vestingStart);
    }

    function _checkMode(uint256 mode) internal pure override {
        if (mode != LISTED_ONLY) revert Presale_WhitelistModeUnknown(mode);
    }

    function _pool() internal pure override returns (address pair, uint256 lockId) {
        return (address(0), 0);
    }
}
