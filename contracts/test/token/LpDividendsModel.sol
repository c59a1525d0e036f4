// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What the vault must pay, by the simplest means: every block, the stream gives an equal part of what is left
/// to everybody who is there, in proportion. Amounts are kept 2^64 times too large, so that rounding does not matter.
contract LpDividendsModel {
    uint256 private constant SCALE = 1 << 64;

    uint256 private immutable _interval;
    uint256[3] private _units;
    uint256[3] private _earned;
    uint256 private _flowing;
    uint256 private _blocksLeft;
    uint256 private _waiting;

    constructor(uint256 interval) {
        _interval = interval;
    }

    function pass(uint256 blocks) external {
        for (uint256 i = 0; i < blocks; ++i) {
            uint256 total = _units[0] + _units[1] + _units[2];
            if (_flowing == 0 || total == 0) continue;
            uint256 part = _flowing / _blocksLeft;
            --_blocksLeft;
            _flowing -= part;
            for (uint256 who = 0; who < 3; ++who) {
                _earned[who] += (part * _units[who]) / total;
            }
            if (_blocksLeft == 0) (_waiting, _flowing) = (_waiting + _flowing, 0);
        }
    }

    function stake(uint256 who, int256 change) external {
        _units[who] = uint256(int256(_units[who]) + change);
        _start();
    }

    function income(uint256 amount) external {
        _waiting += amount * SCALE;
        _start();
    }

    function earned(uint256 who) external view returns (uint256) {
        return _earned[who] / SCALE;
    }

    function _start() private {
        bool anybody = _units[0] + _units[1] + _units[2] != 0;
        if (!anybody || _waiting <= _flowing) return;
        (_flowing, _waiting) = (_flowing + _waiting, 0);
        _blocksLeft = _interval;
    }
}
