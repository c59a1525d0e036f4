// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StandardToken} from "../../templates/token/StandardToken.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";

/// @notice Everything that can happen to one token in the hands of its owner and five holders.
contract TokenHandler is EffectiveCalls {
    StandardToken public immutable token;
    uint256 public immutable firstSupply;
    uint256 public immutable bornAt;

    address[] public holders;
    uint256 public minted;
    uint256 public burned;
    uint256 public mintings;
    uint256 public lastMintingAt;
    bool public cooldownBroken;
    bool public ratioBroken;
    bool public powerCameBack;
    uint256 private _bits;

    constructor(StandardToken token_, address[] memory holders_) {
        (token, holders) = (token_, holders_);
        (firstSupply, bornAt, _bits) = (token_.totalSupply(), block.timestamp, token_.capabilities());
    }

    modifier watchesPowers() {
        _;
        uint256 bits = token.capabilities();
        powerCameBack = powerCameBack || bits & ~_bits != 0;
        _bits = bits;
    }

    function transfer(uint256 fromSeed, uint256 toSeed, uint256 amount) external counted("transfer") watchesPowers {
        address from = holders[fromSeed % holders.length];
        amount = _bound(amount, 0, token.balanceOf(from));
        vm.prank(from);
        token.transfer(holders[toSeed % holders.length], amount);
        done("transfer");
    }

    function transferFrom(uint256 fromSeed, uint256 toSeed, uint256 amount, bool infinite)
        external
        counted("transferFrom")
        watchesPowers
    {
        address from = holders[fromSeed % holders.length];
        address spender = holders[(fromSeed % holders.length + 1) % holders.length];
        amount = _bound(amount, 0, token.balanceOf(from));
        vm.prank(from);
        token.approve(spender, infinite ? type(uint256).max : amount);
        vm.prank(spender);
        token.transferFrom(from, holders[toSeed % holders.length], amount);
        done("transferFrom");
    }

    function burn(uint256 fromSeed, uint256 amount) external counted("burn") watchesPowers {
        address from = holders[fromSeed % holders.length];
        amount = _bound(amount, 0, token.balanceOf(from) / 4);
        vm.prank(from);
        token.burn(amount);
        burned += amount;
        done("burn");
    }

    function mint(uint256 toSeed, uint256 amount) external counted("mint") watchesPowers {
        (bool mintable, uint256 cooldown, uint256 maxBps, uint256 nextMintAt) = token.mintTerms();
        if (!mintable) return;
        if (block.timestamp < nextMintAt) vm.warp(nextMintAt);
        uint256 supply = token.totalSupply();
        uint256 max = supply * maxBps / 10_000;
        uint256 room = type(uint112).max - supply;
        if (max < room) room = max;
        if (room == 0) return;
        amount = _bound(amount, 1, room);
        vm.prank(token.owner());
        token.mint(holders[toSeed % holders.length], amount);

        uint256 since = lastMintingAt == 0 ? bornAt : lastMintingAt;
        cooldownBroken = cooldownBroken || block.timestamp - since < cooldown;
        ratioBroken = ratioBroken || amount * 10_000 > supply * 2000;
        (minted, lastMintingAt, mintings) = (minted + amount, block.timestamp, mintings + 1);
        done("mint");
    }

    function moveMetadata(uint256 seed) external counted("moveMetadata") watchesPowers {
        if (token.contractUriFrozen()) return;
        vm.prank(token.owner());
        token.setContractURI(vm.toString(seed));
        done("moveMetadata");
    }

    function handOver(uint256 toSeed, bool inTwoSteps) external counted("handOver") watchesPowers {
        address owner = token.owner();
        if (owner == address(0)) return;
        address to = holders[toSeed % holders.length];
        if (inTwoSteps) {
            vm.prank(to);
            token.requestOwnershipHandover();
            vm.prank(owner);
            token.completeOwnershipHandover(to);
        } else {
            vm.prank(owner);
            token.transferOwnership(to);
        }
        done("handOver");
    }

    /// @dev Rare: the other actions need somebody in power for most of a run.
    function giveUp(uint256 seed) external counted("giveUp") watchesPowers {
        address owner = token.owner();
        if (owner == address(0) || seed % 64 > 2) return done("giveUp");
        (bool mintable,,,) = token.mintTerms();
        vm.startPrank(owner);
        if (seed % 64 == 0 && mintable) token.disableMint();
        if (seed % 64 == 1 && !token.contractUriFrozen()) token.freezeContractURI();
        if (seed % 64 == 2) token.renounceOwnership();
        vm.stopPrank();
        done("giveUp");
    }

    /// @notice Somebody without power tries each of the owner's functions; none may succeed.
    function intrude(uint256 seed, uint256 choice) external counted("intrude") watchesPowers {
        address intruder = address(uint160(_bound(seed, 1, type(uint160).max)));
        if (intruder == token.owner()) return;
        bytes[6] memory tries = [
            abi.encodeCall(token.mint, (intruder, 1)),
            abi.encodeCall(token.disableMint, ()),
            abi.encodeCall(token.setContractURI, ("x")),
            abi.encodeCall(token.freezeContractURI, ()),
            abi.encodeCall(token.transferOwnership, (intruder)),
            abi.encodeCall(token.renounceOwnership, ())
        ];
        vm.prank(intruder);
        (bool ok,) = address(token).call(tries[choice % tries.length]);
        assertFalse(ok, "an intruder had power");
        done("intrude");
    }

    function passTime(uint256 seconds_) external counted("passTime") watchesPowers {
        skip(_bound(seconds_, 1, 10 days));
        done("passTime");
    }

    function sumOfBalances() external view returns (uint256 sum) {
        for (uint256 i = 0; i < holders.length; ++i) {
            sum += token.balanceOf(holders[i]);
        }
    }
}
