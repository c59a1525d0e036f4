// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Referral rebate through airdrop binding (templates 6 and 9)
/// @notice An inviter offers by a small transfer; the invitee accepts by a small transfer back some blocks later, or by
/// `acceptInviter`. Nobody is bound by what they receive. Up to seven levels of inviters share a rebate on each trade,
/// in token units, out of the tax that this trade just paid: a rebate is never minted and never charged on top.
///
/// A binding is for good. It is refused to an account that has sold, or that has invitees of its own: every new invitee
/// is a leaf, so the tree has no cycle. A buy does not end the chance, because anybody can force a buy on anybody.
/// A trade in the block of a binding pays nothing through it.
///
/// Never inviter and never invitee: the token, its pairs and router, contracts of the platform, the zero and the dead
/// address. Smart accounts may be both.
interface IReferral {
    /// @notice Basis points of the trade, all levels together; at most a tenth of the trade and each trading tax.
    error Token_RebateTooHigh(uint256 bps, uint256 max);
    /// @notice A level is paid though the level before is not. @param level 1 to 7.
    error Token_RebateGap(uint256 level);
    /// @notice Rebates only fall. @param level 1 to 7.
    error Token_RebateRaised(uint256 level);
    /// @notice Blocks between offer and acceptance.
    error Token_BindIntervalTooLong(uint256 blocks, uint256 max);
    /// @notice Nobody invites themselves.
    error Token_InviterSelf();
    /// @notice The account has invitees of its own: as somebody's invitee it could close a circle.
    error Token_InviterCyclic(address inviter);
    /// @notice A binding is for good. @param inviter The one the account has.
    error Token_InviterAlreadyBound(address inviter);
    /// @notice The account has sold already.
    error Token_InviterLate();
    /// @notice The token, a pair, the router, a contract of the platform, or nobody's address.
    error Token_InviterRefused(address account);
    /// @notice `inviter` has made no offer.
    error Token_InviteMissing(address inviter);
    /// @notice The offer cannot be accepted yet. @param fromBlock First block in which it can.
    error Token_InviteTooEarly(uint256 fromBlock);

    /// @notice `inviter` sent a small transfer to `invitee`, who may accept.
    event InviteOffered(address indexed inviter, address indexed invitee);
    /// @notice From the next block on, trades of `invitee` pay rebates to `inviter` and those above.
    event InviterBound(address indexed invitee, address indexed inviter);
    /// @notice A trade of `trader` paid `amount` base units to the inviter at `level` (1 is the nearest).
    event RebatePaid(address indexed trader, address indexed inviter, uint256 level, uint256 amount);
    /// @notice Basis points of a trade for levels 1 to 7.
    event RebatesSet(uint256[7] rebateBps);
    /// @notice Blocks between offer and acceptance.
    event BindIntervalSet(uint256 blocks);

    /// @notice Accepts a standing offer of `inviter`, `bindIntervalBlocks` after it or later.
    function acceptInviter(address inviter) external;

    /// @notice Owner only: lowers rebates.
    /// @param rebateBps Basis points of a trade for levels 1 to 7, none above what
    /// it was; zero after the first zero.
    function setRebates(uint256[7] calldata rebateBps) external;

    /// @notice Owner only, for standing offers too.
    /// @param blocks 0 to 100.
    function setBindInterval(uint256 blocks) external;

    /// @notice The account's inviter; zero when it has none.
    function inviterOf(address account) external view returns (address inviter);

    /// @notice Block of the standing offer of `inviter` to `invitee`; zero when there is none.
    function pendingInvite(address invitee, address inviter) external view returns (uint256 offeredAtBlock);

    /// @return rebateBps Basis points of a trade for levels 1 to 7.
    /// @return bindIntervalBlocks Blocks between offer and acceptance.
    /// @return smallTransferMax Base units: a transfer of more than zero and at most this much is small.
    function referralTerms()
        external
        view
        returns (uint256[7] memory rebateBps, uint256 bindIntervalBlocks, uint256 smallTransferMax);
}
