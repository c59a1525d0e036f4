// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title List of 32-bit ids, eight to a slot
/// @notice The first slot holds the length and the first seven ids, every further slot eight. Appending touches one
/// slot for the first seven ids and two afterwards; any position is read with one or two reads, so a page deep in a
/// long list costs no more than its own length.
library PackedIds {
    /// @dev `words[0]`: length in the lowest 32 bits, then ids 0 to 6; `words[n]`: ids from `8 n - 1` on.
    struct List {
        mapping(uint256 wordIndex => uint256 word) words;
    }

    uint256 private constant ID_BITS = 32;
    uint256 private constant IDS_PER_WORD = 8;

    /// @notice Appends `id`.
    function push(List storage list, uint32 id) internal {
        uint256 head = list.words[0];
        // The length takes the place of one id, hence an id's place is its index plus one.
        // forge-lint: disable-next-line(unsafe-typecast) the cast keeps the length and drops the ids above it
        (uint256 wordIndex, uint256 shift) = _place(uint256(uint32(head)) + 1);
        ++head;
        if (wordIndex == 0) {
            list.words[0] = head | (uint256(id) << shift);
        } else {
            list.words[0] = head;
            list.words[wordIndex] |= uint256(id) << shift;
        }
    }

    /// @notice Number of ids.
    function count(List storage list) internal view returns (uint256) {
        // forge-lint: disable-next-line(unsafe-typecast) the cast keeps the length and drops the ids above it
        return uint32(list.words[0]);
    }

    /// @notice The id at `index`; 0 beyond the end.
    function at(List storage list, uint256 index) internal view returns (uint256 id) {
        (uint256 wordIndex, uint256 shift) = _place(index + 1);
        // forge-lint: disable-next-line(unsafe-typecast) the cast keeps one id and drops those above it
        return uint32(list.words[wordIndex] >> shift);
    }

    function _place(uint256 place) private pure returns (uint256 wordIndex, uint256 shift) {
        return (place / IDS_PER_WORD, (place % IDS_PER_WORD) * ID_BITS);
    }
}
