// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Dividends per NFT
/// @notice A payout credits every active NFT with the same amount, at constant cost; an NFT keeps what it has earned
/// until its owner is paid. An NFT is active from its first touch on: what was paid out before is not its own.
/// @dev What comes in during a block can be paid out from the next block on, and whoever activates an NFT settles the
/// payout that is due first. So an NFT that is activated, claimed for and given away inside one block earns nothing,
/// and nobody can hold up payouts by activating one NFT after another.
library NftLedger {
    struct Ledger {
        /// Everything that one NFT would have earned, had it been active from the start.
        uint120 perNftTotal;
        uint32 active;
        /// Modulo 2^32.
        uint32 paidOutAt;
        /// Modulo 2^32.
        uint32 freshAt;
        // next slot
        /// What may be paid out.
        uint112 reserve;
        /// What came in during block `freshAt`.
        uint112 fresh;
        /// Blocks between two payouts.
        uint32 interval;
        // next slot
        /// Counts for the trigger like `reserve` and `fresh`, without being there.
        uint112 counted;
        uint112 freshCounted;
        // next slot
        uint112 perNft;
        uint112 trigger;
        // next slot
        uint128 received;
        uint128 paid;
    }

    /// @notice One NFT.
    struct Nft {
        /// `perNftTotal` up to which `earned` is complete; no meaning while it does not earn.
        uint120 settledTo;
        uint120 earned;
        bool active;
        /// Listed NFTs earn nothing and are not paid.
        bool listed;
    }

    /// @dev One NFT never gets more than this part of the reserve at once (S-39).
    uint256 private constant MAX_PART_OF_RESERVE = 20;

    /// @notice Takes in what the token measured. @param counted Amount that only counts for the trigger.
    function add(Ledger storage ledger, uint256 amount, uint256 counted, uint256 blockNumber) internal {
        if (!_isFreshFrom(ledger, blockNumber)) _ripen(ledger, blockNumber);
        uint256 room = type(uint112).max - ledger.reserve - ledger.fresh;
        if (amount > room) amount = room;
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        ledger.fresh += uint112(amount);
        // forge-lint: disable-next-line(unsafe-typecast) saves the sum of at most 2^16 such amounts
        ledger.received += uint128(amount);
        if (counted == 0) return;
        room = type(uint112).max - ledger.counted - ledger.freshCounted;
        // forge-lint: disable-next-line(unsafe-typecast) bounded by room
        ledger.freshCounted += uint112(counted < room ? counted : room);
    }

    /// @notice Pays out if a payout is due. @return amount What each active NFT was credited with.
    function payOut(Ledger storage ledger, uint256 blockNumber) internal returns (uint256 amount) {
        amount = due(ledger, blockNumber);
        if (amount == 0) return 0;
        if (!_isFreshFrom(ledger, blockNumber)) _ripen(ledger, blockNumber);
        // forge-lint: disable-next-line(unsafe-typecast) at most the reserve
        ledger.reserve -= uint112(amount * ledger.active);
        // forge-lint: disable-next-line(unsafe-typecast) at most the reserve
        ledger.perNftTotal += uint120(amount);
        ledger.counted = 0;
        restart(ledger, blockNumber);
    }

    /// @notice The next payout is one interval away.
    function restart(Ledger storage ledger, uint256 blockNumber) internal {
        // forge-lint: disable-next-line(unsafe-typecast) modulo 2^32 on purpose
        ledger.paidOutAt = uint32(blockNumber);
    }

    /// @notice An NFT begins to earn. After `payOut`.
    function activate(Ledger storage ledger, Nft storage nft, uint256 blockNumber) internal {
        nft.active = true;
        if (!nft.listed) _join(ledger, nft, blockNumber);
    }

    /// @notice An NFT that exists no more ends to earn, and what nobody can claim comes in again. After `payOut`.
    function retire(Ledger storage ledger, Nft storage nft, uint256 blockNumber) internal {
        uint256 earned = earnedBy(ledger, nft);
        if (!nft.listed) --ledger.active;
        (nft.active, nft.earned) = (false, 0);
        if (!_isFreshFrom(ledger, blockNumber)) _ripen(ledger, blockNumber);
        // forge-lint: disable-next-line(unsafe-typecast) it was taken from the reserve
        ledger.fresh += uint112(earned);
    }

    /// @notice A listed NFT keeps what it has earned and earns no more. After `payOut`.
    function setListed(Ledger storage ledger, Nft storage nft, bool listed, uint256 blockNumber) internal {
        if (nft.active && listed) {
            // forge-lint: disable-next-line(unsafe-typecast) at most perNftTotal
            nft.earned = uint120(earnedBy(ledger, nft));
            --ledger.active;
        } else if (nft.active) {
            _join(ledger, nft, blockNumber);
        }
        nft.listed = listed;
    }

    /// @notice Takes what an NFT has earned out of the books. @return amount To be paid to its owner.
    function take(Ledger storage ledger, Nft storage nft) internal returns (uint256 amount) {
        amount = earnedBy(ledger, nft);
        (nft.settledTo, nft.earned) = (ledger.perNftTotal, 0);
        // forge-lint: disable-next-line(unsafe-typecast) at most what was received
        ledger.paid += uint128(amount);
    }

    /// @notice Undoes `take`: the owner could not be paid.
    function putBack(Ledger storage ledger, Nft storage nft, uint256 amount) internal {
        // forge-lint: disable-next-line(unsafe-typecast) what was taken
        nft.earned = uint120(amount);
        // forge-lint: disable-next-line(unsafe-typecast) what was taken
        ledger.paid -= uint128(amount);
    }

    /// @notice What an NFT has earned and its owner was not paid.
    function earnedBy(Ledger storage ledger, Nft storage nft) internal view returns (uint256 earned) {
        earned = nft.earned;
        if (nft.active && !nft.listed) earned += ledger.perNftTotal - nft.settledTo;
    }

    /// @notice What each active NFT would be credited with by a payout in this block; 0 when none is due.
    function due(Ledger storage ledger, uint256 blockNumber) internal view returns (uint256 amount) {
        uint256 active = ledger.active;
        if (active == 0 || _since(ledger.paidOutAt, blockNumber) < ledger.interval) return 0;
        uint256 reserve = ledger.reserve;
        uint256 counted = ledger.counted;
        if (!_isFreshFrom(ledger, blockNumber)) {
            reserve += ledger.fresh;
            counted += ledger.freshCounted;
        }
        if (reserve + counted < ledger.trigger) return 0;
        amount = reserve / (active > MAX_PART_OF_RESERVE ? active : MAX_PART_OF_RESERVE);
        if (amount > ledger.perNft) amount = ledger.perNft;
    }

    /// @dev What waited for the first of all NFTs is not due in the block in which it comes.
    function _join(Ledger storage ledger, Nft storage nft, uint256 blockNumber) private {
        if (ledger.active == 0) restart(ledger, blockNumber);
        nft.settledTo = ledger.perNftTotal;
        ++ledger.active;
    }

    function _ripen(Ledger storage ledger, uint256 blockNumber) private {
        (ledger.reserve, ledger.fresh) = (ledger.reserve + ledger.fresh, 0);
        if (ledger.freshCounted != 0) {
            (ledger.counted, ledger.freshCounted) = (ledger.counted + ledger.freshCounted, 0);
        }
        // forge-lint: disable-next-line(unsafe-typecast) modulo 2^32 on purpose
        ledger.freshAt = uint32(blockNumber);
    }

    function _isFreshFrom(Ledger storage ledger, uint256 blockNumber) private view returns (bool) {
        return _since(ledger.freshAt, blockNumber) == 0;
    }

    function _since(uint256 earlier, uint256 blockNumber) private pure returns (uint256) {
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) modulo 2^32 on purpose
            return uint32(blockNumber - earlier);
        }
    }
}
