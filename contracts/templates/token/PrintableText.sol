// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Text that looks like what it is
/// @notice What a token says for itself, its metadata's address included: text must be UTF-8, and nothing in it may break
/// or change the order in which the rest is shown. Names are read by people who decide about money; the factory holds them
/// to Unicode's whole tables (`ReadableText`).
library PrintableText {
    /// @notice Whether `text` is well-formed UTF-8 (Unicode 15, table 3-7) without controls (U+0000 to U+001F, U+007F to
    /// U+009F), characters of no width and marks of direction (U+200B, U+200C, U+200E, U+200F, U+202A to U+202E,
    /// U+2060 to U+2069, U+FEFF). U+200D joins emoji.
    function isPrintable(bytes memory text) internal pure returns (bool) {
        uint256 i;
        while (i < text.length) {
            uint256 lead = uint8(text[i]);
            uint256 size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
            // 0x80 to 0xc1 continue or repeat shorter forms, and nothing lies above 0xf4.
            if ((lead > 0x7f && lead < 0xc2) || lead > 0xf4 || i + size > text.length) return false;

            uint256 point = size == 1 ? lead : lead % 2 ** (7 - size);
            for (uint256 end = i + size; ++i < end;) {
                uint256 next = uint8(text[i]);
                if (next >> 6 != 2) return false;
                point = (point << 6) | (next & 0x3f);
            }
            if (!_isShown(point, size)) return false;
        }
        return true;
    }

    /// @dev Also refuses what is not a character: longer forms than needed, surrogates, and beyond the last plane.
    function _isShown(uint256 point, uint256 size) private pure returns (bool) {
        if (point < 0x20 || (point > 0x7e && point < 0xa0)) return false;
        if (size == 3) {
            if (point < 0x800 || (point > 0xd7ff && point < 0xe000)) return false;
            if (point > 0x200a && point < 0x2010) return point == 0x200d;
            if (point > 0x2029 && point < 0x202f) return false;
            return (point < 0x2060 || point > 0x2069) && point != 0xfeff;
        }
        return size != 4 || (point > 0xffff && point < 0x110000);
    }
}
