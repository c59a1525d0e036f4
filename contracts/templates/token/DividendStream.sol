// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Dividends per share, paid out over blocks
/// @notice What comes in waits; then it streams to the shares evenly over `interval` blocks. A share that is held for
/// a moment inside one block earns nothing, whatever is added in that block. Constant cost: no list of holders exists.
/// @dev An account needs one number, its `debt`: what its present shares would have earned had they been held from the
/// start, less what the account has really earned and not been paid. It is kept modulo 2^128 and read as a difference,
/// so it may be negative and may wrap. Rounding is always against the account: what is owed never exceeds what came in.
///
/// Ranges. `scaleBits` = bits of the first supply + `extraBits`, so `perShare` = amount · 2^scaleBits / shares. The
/// stream stands still while fewer than about a thousandth of the first supply (`minShares`) is counted, and at most
/// 2^(116 - extraBits) is ever taken in; so `perShare` stays below 2^128 and no step can overflow.
library DividendStream {
    struct Stream {
        /// Sum of the shares of all accounts, base units of the token.
        uint112 shares;
        /// For the user of the library: balances below it are no share.
        uint104 threshold;
        /// Block up to which the stream has been released, modulo 2^32.
        uint32 lastBlock;
        uint8 scaleBits;
        // next slot
        uint128 perShare;
        /// Amount that is streaming and not released yet.
        uint104 left;
        /// Blocks over which `left` will be released.
        uint24 blocksLeft;
        // next slot
        /// Amount that came in and does not stream yet.
        uint112 waiting;
        /// All that ever came in.
        uint120 received;
        /// Blocks over which the next stream runs.
        uint24 interval;
        // next slot
        /// All that was ever paid.
        uint128 paid;
    }

    /// @dev Bits of the first supply less those of the smallest sum of shares that a stream runs for.
    uint256 private constant MIN_SHARES_BITS = 11;
    uint256 private constant RECEIVED_BITS = 116;

    /// @notice Once, before the first share exists. @param supply The first supply, base units, at most 2^112 - 1.
    /// @param extraBits Precision: 8 for foreign assets, 0 for the token itself, whose amounts are as large as shares.
    function init(Stream storage stream, uint256 supply, uint256 extraBits, uint256 interval) internal {
        uint256 bits = extraBits;
        for (; supply != 0; supply >>= 1) {
            ++bits;
        }
        // forge-lint: disable-next-line(unsafe-typecast) at most 112 + 8
        stream.scaleBits = uint8(bits);
        // forge-lint: disable-next-line(unsafe-typecast) bounded by the caller
        stream.interval = uint24(interval);
    }

    /// @notice Releases what the blocks since the last call are worth.
    /// @return perShare Amount per share up to this block, scaled.
    function advance(Stream storage stream, uint256 extraBits, uint256 blockNumber)
        internal
        returns (uint256 perShare)
    {
        uint256 left;
        uint256 blocksLeft;
        (perShare, left, blocksLeft) = (stream.perShare, stream.left, stream.blocksLeft);
        if (left == 0) return perShare;
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) modulo 2^32 on purpose
            uint256 elapsed = uint32(blockNumber - stream.lastBlock);
            if (elapsed == 0) return perShare;
            uint256 shares = stream.shares;
            // forge-lint: disable-next-line(unsafe-typecast) modulo 2^32 on purpose
            stream.lastBlock = uint32(blockNumber);
            if (shares < minShares(stream, extraBits)) return perShare;

            uint256 released = elapsed < blocksLeft ? (left * elapsed) / blocksLeft : left;
            perShare += (released << stream.scaleBits) / shares;
            // forge-lint: disable-next-line(unsafe-typecast) see the ranges above
            stream.perShare = uint128(perShare);
            // forge-lint: disable-next-line(unsafe-typecast) not more than it was
            stream.left = uint104(left - released);
            // forge-lint: disable-next-line(unsafe-typecast) not more than it was
            stream.blocksLeft = elapsed < blocksLeft ? uint24(blocksLeft - elapsed) : 0;
        }
    }

    /// @notice `advance` without writing, for views.
    function perShareAt(Stream storage stream, uint256 extraBits, uint256 blockNumber)
        internal
        view
        returns (uint256 perShare)
    {
        perShare = stream.perShare;
        (uint256 left, uint256 shares) = (stream.left, stream.shares);
        if (left == 0 || shares < minShares(stream, extraBits)) return perShare;
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) modulo 2^32 on purpose
            uint256 elapsed = uint32(blockNumber - stream.lastBlock);
            uint256 released = elapsed < stream.blocksLeft ? (left * elapsed) / stream.blocksLeft : left;
            perShare += (released << stream.scaleBits) / shares;
        }
    }

    /// @notice Changes an account's shares and keeps what it has earned. `perShare` is that of `advance`.
    /// @return The account's new debt.
    function settle(Stream storage stream, uint256 perShare, uint256 debt, uint256 oldShares, uint256 newShares)
        internal
        returns (uint256)
    {
        if (oldShares == newShares) return debt;
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) a part of the supply
            stream.shares = uint112(stream.shares - oldShares + newShares);
            uint256 scaleBits = stream.scaleBits;
            uint256 worth = newShares * perShare;
            // Up, against the account: else a row of small changes would earn a fraction each.
            uint256 rounded = worth >> scaleBits;
            if (rounded << scaleBits != worth) ++rounded;
            // forge-lint: disable-next-line(unsafe-typecast) modulo 2^128 on purpose
            return uint128(rounded + debt - ((oldShares * perShare) >> scaleBits));
        }
    }

    /// @notice What an account has earned and not been paid.
    function earned(Stream storage stream, uint256 perShare, uint256 debt, uint256 shares)
        internal
        view
        returns (uint256)
    {
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) modulo 2^128 on purpose
            int128 amount = int128(uint128(((shares * perShare) >> stream.scaleBits) - debt));
            // One unit below zero is possible: a debt is rounded up.
            // forge-lint: disable-next-line(unsafe-typecast) above zero
            return amount > 0 ? uint256(uint128(amount)) : 0;
        }
    }

    /// @notice Counts what an account has earned as paid: the caller raises its debt by that. After `advance`.
    function take(Stream storage stream, uint256 debt, uint256 shares) internal returns (uint256 amount) {
        amount = earned(stream, stream.perShare, debt, shares);
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) a part of what came in
            stream.paid += uint128(amount);
        }
    }

    /// @notice Takes in `amount`; it waits until `begin`. @return taken Less than `amount` only beyond all real sums.
    function add(Stream storage stream, uint256 extraBits, uint256 amount) internal returns (uint256 taken) {
        uint256 received = stream.received;
        // forge-lint: disable-next-line(incorrect-shift)
        uint256 room = (1 << (RECEIVED_BITS - extraBits)) - received;
        taken = amount < room ? amount : room;
        // forge-lint: disable-next-line(unsafe-typecast) at most 2^116
        stream.received = uint120(received + taken);
        // forge-lint: disable-next-line(unsafe-typecast) for the token itself at most its supply, else 2^108
        stream.waiting += uint112(taken);
    }

    /// @notice Puts back what an account that may not earn had earned: it streams again.
    function giveBack(Stream storage stream, uint256 amount) internal {
        // forge-lint: disable-next-line(unsafe-typecast) a part of what came in; see `add`
        stream.waiting += uint112(amount);
    }

    /// @notice Starts a stream of what waits, unless one is running. After `advance`.
    function begin(Stream storage stream, uint256 blockNumber) internal {
        if (stream.left != 0) return;
        uint256 waiting = stream.waiting;
        if (waiting == 0) return;
        uint256 amount = waiting < type(uint104).max ? waiting : type(uint104).max;
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        (stream.left, stream.waiting) = (uint104(amount), uint112(waiting - amount));
        // forge-lint: disable-next-line(unsafe-typecast) modulo 2^32 on purpose
        (stream.blocksLeft, stream.lastBlock) = (stream.interval, uint32(blockNumber));
    }

    /// @notice The smallest sum of shares for which the stream runs.
    function minShares(Stream storage stream, uint256 extraBits) internal view returns (uint256) {
        unchecked {
            uint256 bits = stream.scaleBits - extraBits;
            // forge-lint: disable-next-line(incorrect-shift)
            return bits > MIN_SHARES_BITS ? 1 << (bits - MIN_SHARES_BITS) : 1;
        }
    }
}
