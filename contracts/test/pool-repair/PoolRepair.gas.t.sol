// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolRepair} from "../../src/pool-repair/IPoolRepair.sol";
import {EvmRules} from "../fixtures/EvmRules.sol";
import {PoolRepairFixture} from "./PoolRepairFixture.sol";

/// @notice What people pay: whole transactions, the native currency as quote, an exact allowance.
contract PoolRepairGasTest is PoolRepairFixture, EvmRules {
    string private constant GROUP = "pool-repair/PoolRepair";

    function test_Gas_OfANewPair() public onTodaysNetwork {
        measure(Grief.NoPair, "fixPool, no pair yet", 2_850_000);
    }

    function test_Gas_OfADustedPair() public onTodaysNetwork {
        measure(Grief.BothDust, "fixPool, dust", 320_000);
    }

    function test_Gas_OfACountedSide() public onTodaysNetwork {
        measure(Grief.QuoteCounted, "fixPool, one side counted", 370_000);
    }

    function test_Gas_OfACrookedPool() public onTodaysNetwork {
        measure(Grief.Seeded, "fixPool, crooked price", 290_000);
    }

    function measure(Grief kind, string memory name, uint256 max) private {
        grief(kind, address(token), address(0), 50_000e18, 4e18);
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(0)));
        params.maxTokenLoss += 1e18;
        params.maxQuoteLoss += 1e15;
        run(params);
        measure(GROUP, name, max);
    }
}
