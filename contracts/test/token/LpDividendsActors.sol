// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILpDividends} from "../../templates/token/ILpDividends.sol";

/// @notice A locker that says whatever a test tells it to, and holds what a test sends to it.
contract ScriptedLocker {
    struct Said {
        address lpToken;
        address owner;
        uint256 amount;
        uint256 unlockAt;
        uint256 changes;
    }

    mapping(uint256 => Said) private _said;

    function say(uint256 lockId, address lpToken, address owner, uint256 amount, uint256 unlockAt, uint256 changes)
        external
    {
        _said[lockId] = Said(lpToken, owner, amount, unlockAt, changes);
    }

    function give(ERC20 lp, address to, uint256 amount) external {
        lp.transfer(to, amount);
    }

    function lockOf(uint256 lockId)
        external
        view
        returns (address, address, uint256, uint256, uint256, uint256, uint256)
    {
        Said memory said = _said[lockId];
        return (said.lpToken, said.owner, said.amount, said.amount, 0, said.unlockAt, said.changes);
    }
}

/// @notice A locker that calls back into the vault instead of answering.
contract ReentrantLocker {
    ILpDividends private immutable _vault;
    bytes private _again;

    constructor(ILpDividends vault, bytes memory again) {
        _vault = vault;
        _again = again;
    }

    function lockOf(uint256) external returns (uint256[7] memory) {
        (bool ok, bytes memory failure) = address(_vault).call(_again);
        if (!ok) {
            assembly {
                revert(add(failure, 0x20), mload(failure))
            }
        }
        return [uint256(0), 0, 0, 0, 0, 0, 0];
    }
}

/// @notice A currency that calls its receiver, as ERC-777 does.
contract HookedCurrency is ERC20 {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function name() public pure override returns (string memory) {
        return "Hooked";
    }

    function symbol() public pure override returns (string memory) {
        return "HOOK";
    }

    function _afterTokenTransfer(address, address to, uint256) internal override {
        if (to.code.length != 0) {
            (bool ok,) = to.call(abi.encodeWithSignature("received()"));
            ok;
        }
    }
}

/// @notice Tries to take twice, by every door.
contract TakesTwice {
    ILpDividends private immutable _vault;
    uint256 public tries;
    bool public succeeded;
    bytes public reason;

    constructor(ILpDividends vault) {
        _vault = vault;
    }

    function stake(ERC20 lp, uint256 amount) external {
        lp.approve(address(_vault), amount);
        _vault.stakeLp(amount);
    }

    function claim() external {
        _vault.claimDividend();
    }

    function received() external {
        if (msg.sender == address(_vault)) return;
        // What moves value; the rest only brings the books up to date.
        bytes[4] memory calls = [
            abi.encodeWithSelector(ILpDividends.claimDividend.selector),
            abi.encodeWithSelector(ILpDividends.unstakeLp.selector, 1),
            abi.encodeWithSelector(ILpDividends.stakeLp.selector, 1),
            abi.encodeWithSelector(ILpDividends.claimDividendFor.selector, address(this))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool ok, bytes memory failure) = address(_vault).call(calls[i]);
            succeeded = succeeded || ok;
            reason = failure;
            ++tries;
        }
    }
}

/// @notice A liquidity token that everybody has and nobody must approve.
contract FreeLiquidity is ERC20 {
    function name() public pure override returns (string memory) {
        return "Free";
    }

    function symbol() public pure override returns (string memory) {
        return "FREE";
    }

    function transferFrom(address, address to, uint256 amount) public override returns (bool) {
        _mint(to, amount);
        return true;
    }
}
