// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IInviter} from "../inviter/IInviter.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleOwner} from "./PresaleOwner.sol";
import {PresaleState} from "./PresaleState.sol";
import {PresaleViews} from "./PresaleViews.sol";
import {PresaleWhitelist} from "./PresaleWhitelist.sol";

/// @title The admin contract of every presale
/// @dev Presales run it by `delegatecall`, in their own place and on their own storage, for whatever they have no code
/// of their own for (ADR 0103). One contract a chain serves all three kinds: it has no owner and no power, cannot be
/// replaced, and is locked at its own address (P-37).
contract PresaleAdmin is PresaleOwner, PresaleWhitelist, PresaleViews {
    /// @param inviter_ Keeps the rewards of those who bring others. @param market_ Moves slots that were sold.
    constructor(IInviter inviter_, address market_) PresaleState(inviter_) PresaleWhitelist(market_) {}

    function _kind() internal view override returns (uint256) {
        return _ratio(PresaleArgs.TEMPLATE);
    }
}
