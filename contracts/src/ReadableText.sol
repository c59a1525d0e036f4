// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ReadableTables} from "./ReadableTables.sol";

/// @title Names that can be read (ADR 0226)
/// @notice Names of tokens and collections are read by people who decide about money: well-formed UTF-8 in which every sign
/// can be seen and stands where it is written. The SDK has the same rule, `isReadable`.
library ReadableText {
    uint256 private constant JOINER = 0x200d;
    uint256 private constant PICTURE = 0xfe0f;
    uint256 private constant KEYCAP = 0x20e3;
    uint256 private constant FIRST_SKIN = 0x1f3fb;
    uint256 private constant LAST_SKIN = 0x1f3ff;
    uint256 private constant BLACK_FLAG = 0x1f3f4;
    uint256 private constant FIRST_TAG = 0xe0020;
    uint256 private constant LAST_TAG = 0xe007f;
    /// @dev The tags of a flag of a part of a country, six signs in UTF-8.
    uint256 private constant FLAG_BYTES = 24;
    bytes24 private constant ENGLAND = hex"f3a081a7f3a081a2f3a081a5f3a081aef3a081a7f3a081bf";
    bytes24 private constant SCOTLAND = hex"f3a081a7f3a081a2f3a081b3f3a081a3f3a081b4f3a081bf";
    bytes24 private constant WALES = hex"f3a081a7f3a081a2f3a081b7f3a081acf3a081b3f3a081bf";
    /// @dev What no text holds.
    uint256 private constant NOTHING = type(uint256).max;

    /// @notice Whether `text` is well-formed UTF-8 (Unicode, table 3-7), begins and ends with something else than a space,
    /// has something to see, and holds hidden signs in emoji alone: a joiner between two that Unicode joins, U+FE0F behind
    /// what it makes a picture of, tags in the three flags that have some. An empty text is readable.
    function isReadable(bytes memory text) internal pure returns (bool) {
        if (text.length == 0) return true;
        if (_byteAt(text, 0) == 0x20 || _byteAt(text, text.length - 1) == 0x20) return false;
        // Most names are: something is seen, since no space begins them.
        if (_isPlain(text)) return true;
        bool seen = false;
        uint256 before = NOTHING;
        // The last sign that is neither U+FE0F nor a tone of skin.
        uint256 base = NOTHING;
        uint256 i = 0;
        while (i < text.length) {
            (uint256 point, uint256 next) = _read(text, i);
            if (point == NOTHING || !_standsRight(text, i, next, point, before, base)) return false;
            if (_isTag(point)) {
                next = i + FLAG_BYTES;
            } else if (point != JOINER && point != PICTURE) {
                if (!seen) seen = _shows(point);
                if (point < FIRST_SKIN || point > LAST_SKIN) base = point;
            }
            (before, i) = (point, next);
        }
        return seen;
    }

    /// @dev Whether a sign may stand where it does: `i` is where it begins, `next` what comes behind it.
    function _standsRight(bytes memory text, uint256 i, uint256 next, uint256 point, uint256 before, uint256 base)
        private
        pure
        returns (bool)
    {
        if (point == JOINER) return _isPair(base, _signAt(text, next));
        if (point == PICTURE) return _takesPicture(before, _signAt(text, next));
        if (_isTag(point)) return before == BLACK_FLAG && _isFlag(text, i);
        return !_isHidden(point);
    }

    function _isTag(uint256 point) private pure returns (bool) {
        return point >= FIRST_TAG && point <= LAST_TAG;
    }

    /// @dev Whether there is something to see by itself: neither a space nor a mark.
    function _shows(uint256 point) private pure returns (bool) {
        return point != 0x20 && !_isIn(ReadableTables.MARKS, point);
    }

    /// @dev Whether all of it is ASCII that is shown, 32 signs at a time. What lies behind the end counts as a letter.
    function _isPlain(bytes memory text) private pure returns (bool plain) {
        assembly ("memory-safe") {
            let ones := div(not(0), 0xff)
            let highs := shl(7, ones)
            let length := mload(text)
            let faults := 0
            for { let i := 0 } lt(i, length) { i := add(i, 0x20) } {
                let word := mload(add(add(text, 0x20), i))
                let left := sub(length, i)
                if lt(left, 0x20) {
                    let rest := shr(shl(3, left), not(0))
                    word := or(and(word, not(rest)), and(highs, rest))
                    word := xor(word, and(rest, mul(ones, 0xe1)))
                }
                // Above 0x7f; below 0x20, which borrows the bit that is lent; 0x7f, which the carry finds.
                faults := or(faults, word)
                faults := or(faults, not(sub(or(word, highs), mul(ones, 0x20))))
                faults := or(faults, add(and(word, not(highs)), ones))
            }
            plain := iszero(and(faults, highs))
        }
    }

    function _isHidden(uint256 point) private pure returns (bool) {
        // The last two of each plane are no characters.
        return point & 0xfffe == 0xfffe || _isIn(ReadableTables.HIDDEN, point);
    }

    /// @dev `following`: what comes behind U+FE0F; digits, # and * take it in front of a keycap alone.
    function _takesPicture(uint256 before, uint256 following) private pure returns (bool) {
        if (before == 0x23 || before == 0x2a || (before > 0x2f && before < 0x3a)) return following == KEYCAP;
        return before != NOTHING && _isIn(ReadableTables.PICTURES, before);
    }

    function _isFlag(bytes memory text, uint256 i) private pure returns (bool) {
        if (text.length - i < FLAG_BYTES) return false;
        bytes24 tags;
        assembly ("memory-safe") {
            tags := mload(add(add(text, 0x20), i))
        }
        return tags == ENGLAND || tags == SCOTLAND || tags == WALES;
    }

    function _isPair(uint256 first, uint256 second) private pure returns (bool) {
        if (first == NOTHING || second == NOTHING) return false;
        bytes memory pairs = ReadableTables.PAIRS;
        uint256 sought = (first << 24) | second;
        uint256 low = 0;
        uint256 high = pairs.length / 6;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            uint256 found = (_at(pairs, middle * 6) << 24) | _at(pairs, middle * 6 + 3);
            if (found == sought) return true;
            if (found < sought) low = middle + 1;
            else high = middle;
        }
        return false;
    }

    function _isIn(bytes memory ranges, uint256 point) private pure returns (bool) {
        uint256 low = 0;
        uint256 high = ranges.length / 6;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (_at(ranges, middle * 6) > point) high = middle;
            else low = middle + 1;
        }
        return low != 0 && point <= _at(ranges, low * 6 - 3);
    }

    /// @dev Three bytes of a table.
    function _at(bytes memory table, uint256 offset) private pure returns (uint256 point) {
        assembly ("memory-safe") {
            point := shr(232, mload(add(add(table, 0x20), offset)))
        }
    }

    /// @dev `i` is below the length.
    function _byteAt(bytes memory text, uint256 i) private pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := byte(0, mload(add(add(text, 0x20), i)))
        }
    }

    function _signAt(bytes memory text, uint256 i) private pure returns (uint256 point) {
        if (i >= text.length) return NOTHING;
        (point,) = _read(text, i);
    }

    /// @dev The sign at `i` and where the next one begins; `NOTHING` where the bytes are none: longer forms than needed,
    /// surrogates, and what lies beyond the last plane included.
    function _read(bytes memory text, uint256 i) private pure returns (uint256 point, uint256 next) {
        uint256 lead = _byteAt(text, i);
        if (lead < 0x80) return (lead, i + 1);
        uint256 size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        next = i + size;
        if (lead < 0xc2 || lead > 0xf4 || next > text.length) return (NOTHING, next);
        point = lead % 2 ** (7 - size);
        while (++i < next) {
            uint256 more = _byteAt(text, i);
            if (more >> 6 != 2) return (NOTHING, next);
            point = (point << 6) | (more & 0x3f);
        }
        if (size == 3 && (point < 0x800 || (point > 0xd7ff && point < 0xe000))) return (NOTHING, next);
        if (size == 4 && (point < 0x10000 || point > 0x10ffff)) return (NOTHING, next);
    }
}
